import Foundation

/// A label with something beside it. In lists and forms the texts of both are one row.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let value: Content

  init(label: Label, value: Content) {
    self.label = label
    self.value = value
  }

  /// A label beside a content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: content())
  }
}

extension LabeledContent where Label == Text {
  /// A title beside a content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), value: content())
  }

  /// A title beside a content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), value: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title beside a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), value: Text(value))
  }

  /// A title beside a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), value: Text(value))
  }

  /// A title beside a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), value: Text(value, format: format))
  }

  /// A title beside a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), value: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labelled content that a style was asked to show.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, value: configuration.content)
  }
}

extension LabeledContent: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> StyledControl<TupleView<Label, Content>> {
    node.styled(TupleView(label, value)) {
      LabeledContentStyleConfiguration(label: .init(label), content: .init(value))
    }
  }
}
