/// Scrolls the views inside a ``ScrollViewReader``.
nonisolated public struct ScrollViewProxy: Sendable {
  init() {}

  /// Does nothing: all content is in reach already.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
