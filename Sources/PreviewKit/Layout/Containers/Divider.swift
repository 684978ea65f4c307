/// A thin line between contents.
nonisolated public struct Divider: DecorativeView, Sendable {
  /// A line.
  public init() {}
}
