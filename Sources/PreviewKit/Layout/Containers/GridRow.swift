/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View {
  let content: Content

  /// The views of `content`; lengths are in points.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GridRow: UnitView {
  typealias UnitContent = Content

  @MainActor var unitContent: Content { content }
}
