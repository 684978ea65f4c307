import Foundation

/// A view with another one in front of it or behind it; both are perceived.
struct LayeredView<First: View, Second: View>: View {
  let first: First
  let second: Second

  /// The content takes part in its surroundings as it would alone; only leaves of a list are one row.
  static var isTransparentForRows: Bool { false }
}

extension LayeredView: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> TupleView<First, Second> { TupleView(first, second) }
}

extension View {
  /// Puts a view in front of this one.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(first: self, second: content())
  }

  /// Puts a view in front of this one; the older form.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    LayeredView(first: self, second: overlay)
  }

  /// Puts a view behind this one.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(first: content(), second: self)
  }

  /// Puts a view behind this one; the older form.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    LayeredView(first: background, second: self)
  }

  /// Shows a view at an edge of this one.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(first: self, second: content())
  }

  /// Shows a view at an edge of this one.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(first: self, second: content())
  }
}
