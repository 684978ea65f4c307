/// Says that there is nothing to show, why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// A label with a description and buttons.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the buttons.
  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == PreviewKit.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title and a symbol, with a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = PreviewKit.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// A title and a symbol, with a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    label = PreviewKit.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// A title and a picture of the app, with a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = PreviewKit.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// A title and a picture of the app, with a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    label = PreviewKit.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }
}

/// What stands where a search has found nothing.
public struct SearchUnavailableContent {
  /// The title.
  public struct Label: View {
    let text: String?

    /// "No Results", with what was searched for where it is known.
    public var body: some View {
      if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
    }
  }

  /// The advice.
  public struct Description: View {
    /// What to do.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// No buttons.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search has found nothing.
  public static var search: Self {
    Self(
      label: { SearchUnavailableContent.Label(text: nil) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }

  /// A search for `text` has found nothing.
  public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
