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
  public typealias Title = _StylePart<LabelStyleConfiguration, _StylePartName.Title>

  /// The icon.
  public typealias Icon = _StylePart<LabelStyleConfiguration, _StylePartName.Icon>

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension LabelStyle where Self: _SystemStyle {
  /// The title: the icon says nothing more, and alone it stands for the title.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle, _SystemStyle {
  /// The same as `.titleAndIcon`.
  public init() {}
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, _SystemStyle {
  /// The same as `.titleOnly`.
  public init() {}
}

/// The icon alone; the title is still what a screen reader says.
public struct IconOnlyLabelStyle: LabelStyle, _SystemStyle {
  /// The same as `.iconOnly`.
  public init() {}
}

/// The style that the context decides.
public struct DefaultLabelStyle: LabelStyle, _SystemStyle {
  /// The same as `.automatic`.
  public init() {}
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
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
