/// Which views of a lazy stack stay in sight while it scrolls.
nonisolated public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Views of these bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
