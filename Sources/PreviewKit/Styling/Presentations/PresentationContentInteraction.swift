/// What a swipe on a sheet does first.
nonisolated public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It resizes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
