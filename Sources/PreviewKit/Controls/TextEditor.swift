/// A field for many lines of text. It has a label only when an accessibility label gives it one.
public struct TextEditor: View {
  let text: Binding<String>

  /// An editor of `text`.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView {
  typealias Content = EmptyView

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    node.collectField(.textEditor, value: text.wrappedValue, into: collector)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    node.edit(text, action)
  }
}
