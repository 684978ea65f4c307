/// A title with an icon. The icon says nothing that the title does not.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A label of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title; or what the style in force makes of title and icon.
  public var body: some View {
    if let style {
      style.make(LabelStyleConfiguration(title: .init(AnyView(title)), icon: .init(AnyView(icon))))
    } else {
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A label with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A label with a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A label with a picture of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view of a label.
  associatedtype Body: View
  /// Title and icon.
  typealias Configuration = LabelStyleConfiguration
  /// Makes the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The title.
    public var body: some View { content }
  }

  /// The icon.
  public struct Icon: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The icon.
    public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The title; an icon beside it says nothing more.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is still what a screen reader says.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The title: what the icon stands for.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The style that the context decides.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: Self { Self() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: Self { Self() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: Self { Self() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets how the labels below look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

private struct LabelStyleKey: BuiltInEnvironmentKey {
  static var defaultValue: StyleBox<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labelStyle: StyleBox<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
