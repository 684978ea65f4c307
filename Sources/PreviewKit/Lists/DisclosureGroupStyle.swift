/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The view of the control.
  associatedtype Body: View
  /// The parts of the control.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes the view of the control.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the control that a style shows.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<DisclosureGroupStyleConfiguration, _StylePartName.Label>

  /// The content.
  public typealias Content = _StylePart<DisclosureGroupStyleConfiguration, _StylePartName.Content>

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content shows.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyle where Self: _SystemStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

/// The style that the context decides.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _SystemStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets how the disclosure groups below look.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
