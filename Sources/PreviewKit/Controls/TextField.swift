import Foundation

/// A field for one line of text, or several with a vertical axis.
public struct TextField<Label: View>: View {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  let onCommit: (() -> Void)?
  let onEditingChanged: ((Bool) -> Void)?

  init(
    label: Label, text: Binding<String>, prompt: Text? = nil, onEditingChanged: ((Bool) -> Void)? = nil,
    onCommit: (() -> Void)? = nil
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.onCommit = onCommit
    self.onEditingChanged = onEditingChanged
  }

  /// A field with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
  }

  /// A field that can grow along an axis, with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }

  /// A field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// A field with a title that can grow along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }

  /// A field with a title that can grow along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  /// A field in the older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(label: Text(titleKey), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field in the older form.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), text: text, onCommit: onCommit)
  }

  /// A field for a value that has a text form; text that cannot be parsed is not taken over.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), text: value.text(format), prompt: prompt)
  }

  /// A field for an optional value that has a text form; an empty text is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), text: value.text(format), prompt: prompt)
  }
}

extension Binding {
  /// The value as text.
  fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
  }

  /// The optional value as text.
  fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput? == Value, F.FormatOutput == String {
    Binding<String>(
      get: { wrappedValue.map { format.format($0) } ?? "" },
      set: { wrappedValue = $0.isEmpty ? nil : (try? format.parseStrategy.parse($0)) ?? wrappedValue })
  }
}

extension TextField: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> StyledControl<Label> {
    node.styled(label) {
      TextField<_TextFieldStyleLabel>(
        label: .init(label), text: text, prompt: prompt, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    guard node.isUnstyled() else { return node.child.emit(into: collector) }
    node.collectField(.textField, value: text.wrappedValue, prompt: prompt, into: collector)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    if action == .submit {
      onCommit?()
      node.submit()
      return true
    }
    return node.edit(text, action) { onEditingChanged?($0) }
  }
}

extension _ViewNode {
  /// Adds a field; its label comes from the views inside, else from the prompt.
  func collectField(_ role: ElementRole, value: String, prompt: Text? = nil, into collector: ElementCollector) {
    let element = Element(role, node: self)
    element.takeLabel(from: collector.label { forEachChild { $0.emit(into: collector) } })
    if element.label == nil, let prompt { (element.label, element.labelKey) = prompt.label(at: self) }
    element.value = value
    if engine.focus.isFocused(self) { element.states.insert(.focused) }
    if !isEnabled { element.states.insert(.disabled) }
    collector.append(element)
  }

  /// Does to a field what a person did: typing and tapping give it the keyboard. False for what is no editing.
  func edit(
    _ text: Binding<String>, _ action: ElementAction, editingChanged: ((Bool) -> Void)? = nil
  ) -> Bool {
    switch action {
    case .setText, .insertText, .focus, .tap: engine.focus.give(to: self, didChange: editingChanged)
    default: return false
    }
    switch action {
    case .setText(let string): text.wrappedValue = string
    case .insertText(let string): text.wrappedValue += string
    default: break
    }
    return true
  }

  /// Runs what `onSubmit` asks for at this place.
  func submit() {
    for action in scope.value(SubmitActionsKey.self) { action() }
  }
}
