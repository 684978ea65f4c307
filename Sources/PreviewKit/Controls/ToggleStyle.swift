/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view of the control.
  associatedtype Body: View
  /// The parts of the control.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the view of the control.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of the control that a style shows.
public struct ToggleStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<ToggleStyleConfiguration, _StylePartName.Label>

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether some of the sources are on and some off.
  public let isMixed: Bool
}

extension ToggleStyle where Self: _SystemStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// The style that the context decides.
public struct DefaultToggleStyle: ToggleStyle, _SystemStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle, _SystemStyle {
  /// The same as `.switch`.
  public init() {}
  /// A style in a colour, which does not show.
  public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: Self { Self() }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle, _SystemStyle {
  /// The same as `.button`.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: Self { Self() }
}

/// A box.
public struct CheckboxToggleStyle: ToggleStyle, _SystemStyle {
  /// The same as `.checkbox`.
  public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box.
  public static var checkbox: Self { Self() }
}

extension View {
  /// Sets how the toggles below look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
