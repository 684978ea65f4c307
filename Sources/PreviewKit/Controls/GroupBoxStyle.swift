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
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label.
    public var body: some View { content }
  }

  /// The content.
  public struct Content: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The content.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// A look of the system's that does not show in an outline.
public protocol _SystemGroupBoxStyle: GroupBoxStyle {}

extension _SystemGroupBoxStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

/// The style that the context decides.
public struct DefaultGroupBoxStyle: _SystemGroupBoxStyle {
  /// The style.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets how the group boxes below look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style is any _SystemGroupBoxStyle ? nil : StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}
