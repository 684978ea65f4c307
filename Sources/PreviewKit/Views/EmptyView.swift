/// A view that shows nothing.
nonisolated public struct EmptyView: View, DecorativeView {
  /// Creates an empty view.
  public init() {}
}
