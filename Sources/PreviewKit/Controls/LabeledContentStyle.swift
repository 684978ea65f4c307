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
  public typealias Label = _StylePart<LabeledContentStyleConfiguration, _StylePartName.Label>

  /// The content.
  public typealias Content = _StylePart<LabeledContentStyleConfiguration, _StylePartName.Content>

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension LabeledContentStyle where Self: _SystemStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

/// The style that the context decides.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, _SystemStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets how the labelled contents below look.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
