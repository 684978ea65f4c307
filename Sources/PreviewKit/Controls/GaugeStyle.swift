/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view of the control.
  associatedtype Body: View
  /// The parts of the control.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the view of the control.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the control that a style shows.
public struct GaugeStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<GaugeStyleConfiguration, _StylePartName.Label>

  /// The text of the value.
  public typealias CurrentValueLabel = _StylePart<GaugeStyleConfiguration, _StylePartName.CurrentValueLabel>

  /// The text of the least value.
  public typealias MinimumValueLabel = _StylePart<GaugeStyleConfiguration, _StylePartName.MinimumValueLabel>

  /// The text of the greatest value.
  public typealias MaximumValueLabel = _StylePart<GaugeStyleConfiguration, _StylePartName.MaximumValueLabel>

  /// The value, from 0 to 1 within the bounds.
  public let value: Double
  /// The label.
  public var label: Label
  /// The text of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The text of the least value, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The text of the greatest value, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle where Self: _SystemStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

/// The style that the context decides.
public struct DefaultGaugeStyle: GaugeStyle, _SystemStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// A line.
public struct LinearGaugeStyle: GaugeStyle, _SystemStyle {
  /// The same as `.linear`.
  public init() {}
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A line.
  public static var linear: Self { Self() }
}

/// A line that fills up.
public struct LinearCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// The same as `.linearCapacity`.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A line that fills up.
  public static var linearCapacity: Self { Self() }
}

/// A small line.
public struct AccessoryLinearGaugeStyle: GaugeStyle, _SystemStyle {
  /// The same as `.accessoryLinear`.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small line.
  public static var accessoryLinear: Self { Self() }
}

/// A small line that fills up.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// The same as `.accessoryLinearCapacity`.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small line that fills up.
  public static var accessoryLinearCapacity: Self { Self() }
}

/// A small circle.
public struct AccessoryCircularGaugeStyle: GaugeStyle, _SystemStyle {
  /// The same as `.accessoryCircular`.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small circle.
  public static var accessoryCircular: Self { Self() }
}

/// A small circle that fills up.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _SystemStyle {
  /// The same as `.accessoryCircularCapacity`.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A small circle that fills up.
  public static var accessoryCircularCapacity: Self { Self() }
}

/// A circle.
public struct CircularGaugeStyle: GaugeStyle, _SystemStyle {
  /// The same as `.circular`.
  public init() {}
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A circle.
  public static var circular: Self { Self() }
}

extension View {
  /// Sets how the gauges below look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
