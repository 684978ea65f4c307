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
  public typealias Label = _StylePart<ProgressViewStyleConfiguration, _StylePartName.Label>

  /// The text of the value.
  public typealias CurrentValueLabel = _StylePart<ProgressViewStyleConfiguration, _StylePartName.CurrentValueLabel>

  /// How much is done, from 0 to 1; nil when that is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The text of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle where Self: _SystemStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The style that the context decides.
public struct DefaultProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// The same as `.circular`.
  public init() {}
  /// A style in a colour, which does not show.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: Self { Self() }
}

/// A line.
public struct LinearProgressViewStyle: ProgressViewStyle, _SystemStyle {
  /// The same as `.linear`.
  public init() {}
  /// A style in a colour, which does not show.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: Self { Self() }
}

extension View {
  /// Sets how the progress views below look.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
