/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view of the control.
  associatedtype Body: View
  /// The parts of the control.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the view of the control.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the control that a style shows.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label.
    public var body: some View { content }
  }

  /// The text of the value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The text of the value.
    public var body: some View { content }
  }

  /// How much is done, from 0 to 1; nil when that is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The text of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

/// A look of the system's that does not show in an outline.
public protocol _SystemProgressViewStyle: ProgressViewStyle {}

extension _SystemProgressViewStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The style that the context decides.
public struct DefaultProgressViewStyle: _SystemProgressViewStyle {
  /// The style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// A circle.
public struct CircularProgressViewStyle: _SystemProgressViewStyle {
  /// The style.
  public init() {}
  /// The style in a colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: Self { Self() }
}

/// A line.
public struct LinearProgressViewStyle: _SystemProgressViewStyle {
  /// The style.
  public init() {}
  /// The style in a colour.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: Self { Self() }
}

extension View {
  /// Sets how the progress views below look.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style is any _SystemProgressViewStyle ? nil : StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}
