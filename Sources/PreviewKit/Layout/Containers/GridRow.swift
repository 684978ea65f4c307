/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GridRow: StackView {}
