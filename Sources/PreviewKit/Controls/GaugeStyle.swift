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

  /// The text of the least value.
  public struct MinimumValueLabel: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The text of the least value.
    public var body: some View { content }
  }

  /// The text of the greatest value.
  public struct MaximumValueLabel: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The text of the greatest value.
    public var body: some View { content }
  }

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

/// A look of the system's that does not show in an outline.
public protocol _SystemGaugeStyle: GaugeStyle {}

extension _SystemGaugeStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

/// The style that the context decides.
public struct DefaultGaugeStyle: _SystemGaugeStyle {
  /// The style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// A line.
public struct LinearGaugeStyle: _SystemGaugeStyle {
  /// The style.
  public init() {}
}

extension GaugeStyle where Self == LinearGaugeStyle {
  /// A line.
  public static var linear: Self { Self() }
}

/// A line that fills up.
public struct LinearCapacityGaugeStyle: _SystemGaugeStyle {
  /// The style.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A line that fills up.
  public static var linearCapacity: Self { Self() }
}

/// A small line.
public struct AccessoryLinearGaugeStyle: _SystemGaugeStyle {
  /// The style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small line.
  public static var accessoryLinear: Self { Self() }
}

/// A small line that fills up.
public struct AccessoryLinearCapacityGaugeStyle: _SystemGaugeStyle {
  /// The style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small line that fills up.
  public static var accessoryLinearCapacity: Self { Self() }
}

/// A small circle.
public struct AccessoryCircularGaugeStyle: _SystemGaugeStyle {
  /// The style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small circle.
  public static var accessoryCircular: Self { Self() }
}

/// A small circle that fills up.
public struct AccessoryCircularCapacityGaugeStyle: _SystemGaugeStyle {
  /// The style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A small circle that fills up.
  public static var accessoryCircularCapacity: Self { Self() }
}

/// A circle.
public struct CircularGaugeStyle: _SystemGaugeStyle {
  /// The style.
  public init() {}
}

extension GaugeStyle where Self == CircularGaugeStyle {
  /// A circle.
  public static var circular: Self { Self() }
}

extension View {
  /// Sets how the gauges below look.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style is any _SystemGaugeStyle ? nil : StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}
