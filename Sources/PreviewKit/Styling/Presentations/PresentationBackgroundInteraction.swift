/// Whether what is behind a sheet can be touched.
nonisolated public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// Yes.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// No.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// Up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled(\(detent.height))")
  }
}
