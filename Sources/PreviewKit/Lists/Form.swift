/// Controls for input, as rows.
public struct Form<Content: View>: View {
  let controls: Content

  /// A form with the controls of `content`.
  public init(@ViewBuilder content: () -> Content) {
    controls = content()
  }
}

extension Form: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> Content { controls }

  static var pathComponent: String? { "Form" }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let form = Element(.form, node: node)
    form.children = collector.nested(rows: true) { node.forEachChild { $0.emit(into: collector) } }
    collector.append(form)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    guard action == .refresh else { return false }
    return node.refresh()
  }
}
