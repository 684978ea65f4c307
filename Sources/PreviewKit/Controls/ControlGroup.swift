/// Controls that belong together. With a label they are a group of that name.
public struct ControlGroup<Content: View>: View {
  let label: AnyView?
  let content: Content

  /// A group without a label.
  public init(@ViewBuilder content: () -> Content) {
    label = nil
    self.content = content()
  }

  /// A group with a view as its label.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.label = AnyView(label())
    self.content = content()
  }

  /// A group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A group with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// The controls.
  public var body: some View {
    GroupBox(
      content: { content }, label: { label }
    ).controlStyle(nil as StyleBox<GroupBoxStyleConfiguration>?)
  }
}
