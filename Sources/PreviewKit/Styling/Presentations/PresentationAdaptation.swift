/// What a presentation becomes where there is little space.
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// What it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
