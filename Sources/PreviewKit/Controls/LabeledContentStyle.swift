/// How labelled contents look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The view of the control.
  associatedtype Body: View
  /// The parts of the control.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the view of the control.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the control that a style shows.
public struct LabeledContentStyleConfiguration {
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
public protocol _SystemLabeledContentStyle: LabeledContentStyle {}

extension _SystemLabeledContentStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

/// The style that the context decides.
public struct AutomaticLabeledContentStyle: _SystemLabeledContentStyle {
  /// The style.
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets how the labelled contents below look.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style is any _SystemLabeledContentStyle ? nil : StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}
