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

/// A view that keeps its state and is not perceived while it is hidden.
struct HiddenModifier: PrimitiveModifier {
  let isHidden: Bool

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    if !isHidden { node.content.emit(into: collector) }
  }
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

  /// Cuts this view by the opacity of another, which is not perceived.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }

  /// Cuts this view by the opacity of another, which is not perceived; the older form.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Hides this view; its state stays.
  public func hidden() -> some View { modifier(HiddenModifier(isHidden: true)) }

  /// Makes this view transparent; at 0 it cannot be perceived.
  public func opacity(_ opacity: Double) -> some View { modifier(HiddenModifier(isHidden: opacity <= 0)) }

  /// Hides the labels of controls, which are still read.
  public func labelsHidden() -> some View { self }
}
