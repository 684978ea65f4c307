/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Searches.
  public static let search = TabRole(name: "search")
}

/// A tab of a tab view.
public struct Tab<Value, Content: View, Label: View>: View {
  let content: Content
  let label: Label
  let valueTag: ElementTag?

  fileprivate init(label: Label, tag: ElementTag?, content: Content) {
    self.label = label
    valueTag = tag
    self.content = content
  }

  /// The tab with its item and value.
  public var body: some View {
    TabItemView(inside: content, label: label).modifier(TagModifier(tag: valueTag))
  }
}

extension Tab where Value: Hashable {
  /// A tab with a view as its label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), tag: ElementTag(value), content: content())
  }
}

extension Tab where Value == Never {
  /// A tab without a value, with a view as its label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), tag: nil, content: content())
  }
}

extension Tab where Value: Hashable, Label == PreviewKit.Label<Text, Image> {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: PreviewKit.Label(titleKey, systemImage: systemImage), tag: ElementTag(value), content: content())
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(label: PreviewKit.Label(title, systemImage: systemImage), tag: ElementTag(value), content: content())
  }

  /// A tab with a title and a picture of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: PreviewKit.Label(titleKey, image: image), tag: ElementTag(value), content: content())
  }
}

extension Tab where Value == Never, Label == PreviewKit.Label<Text, Image> {
  /// A tab without a value, with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(label: PreviewKit.Label(titleKey, systemImage: systemImage), tag: nil, content: content())
  }

  /// A tab without a value, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(label: PreviewKit.Label(title, systemImage: systemImage), tag: nil, content: content())
  }

  /// A tab without a value, with a title and a picture of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(label: PreviewKit.Label(titleKey, image: image), tag: nil, content: content())
  }
}

/// The label of a tab that is called after its role.
public struct DefaultTabLabel: View {
  /// "Search".
  public var body: some View { Text("Search") }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab that is called after its role.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) where Value: Hashable {
    self.init(label: DefaultTabLabel(), tag: ElementTag(value), content: content())
  }

  /// A tab without a value that is called after its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(label: DefaultTabLabel(), tag: nil, content: content())
  }
}

/// Several tabs under a header, which shows in sidebars only.
public struct TabSection<Content: View>: View {
  let content: Content

  /// Tabs under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Tabs under a header.
  public init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// The tabs.
  public var body: Content { content }
}
