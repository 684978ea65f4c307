/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view of the control.
  associatedtype Body: View
  /// The parts of the control.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes the view of the control.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the control that a style shows.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<GroupBoxStyleConfiguration, _StylePartName.Label>

  /// The content.
  public typealias Content = _StylePart<GroupBoxStyleConfiguration, _StylePartName.Content>

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension GroupBoxStyle where Self: _SystemStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

/// The style that the context decides.
public struct DefaultGroupBoxStyle: GroupBoxStyle, _SystemStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets how the group boxes below look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
