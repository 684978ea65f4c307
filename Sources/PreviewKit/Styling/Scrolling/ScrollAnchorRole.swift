/// What an anchor is for.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String

  /// Where content starts.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where small content is.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
