/// Content that can be scrolled in code.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Content made with a proxy that scrolls.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: UnitView {
  typealias UnitContent = Content

  @MainActor var unitContent: Content { content(ScrollViewProxy()) }
}

/// Scrolls the views inside a ``ScrollViewReader``.
nonisolated public struct ScrollViewProxy: Sendable {
  init() {}

  /// Does nothing: all content is in reach already.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
