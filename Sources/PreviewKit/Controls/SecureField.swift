/// A field whose text cannot be read.
public struct SecureField<Label: View>: View {
  let label: Label
  let text: Binding<String>
  let prompt: Text?

  /// A field with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.text = text
    self.prompt = prompt
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> Label { label }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let hidden = String(repeating: "•", count: text.wrappedValue.count)
    node.collectField(.secureField, value: hidden, prompt: prompt, into: collector)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    if action == .submit {
      node.submit()
      return true
    }
    return node.edit(text, action)
  }
}
