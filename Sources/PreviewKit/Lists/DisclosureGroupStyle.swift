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
  /// Whether the content shows.
  @Binding public var isExpanded: Bool
}

/// A look of the system's that does not show in an outline.
public protocol _SystemDisclosureGroupStyle: DisclosureGroupStyle {}

extension _SystemDisclosureGroupStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

/// The style that the context decides.
public struct AutomaticDisclosureGroupStyle: _SystemDisclosureGroupStyle {
  /// The style.
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets how the disclosure groups below look.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style is any _SystemDisclosureGroupStyle ? nil : StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}
