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
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    /// The label.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether some of the sources are on and some off.
  public let isMixed: Bool
}

/// A look of the system's that does not show in an outline.
public protocol _SystemToggleStyle: ToggleStyle {}

extension _SystemToggleStyle {
  /// The control itself.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// The style that the context decides.
public struct DefaultToggleStyle: _SystemToggleStyle {
  /// The style.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// A switch.
public struct SwitchToggleStyle: _SystemToggleStyle {
  /// The style.
  public init() {}
  /// The style in a colour.
  public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: Self { Self() }
}

/// A button that stays down.
public struct ButtonToggleStyle: _SystemToggleStyle {
  /// The style.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: Self { Self() }
}

/// A box.
public struct CheckboxToggleStyle: _SystemToggleStyle {
  /// The style.
  public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box.
  public static var checkbox: Self { Self() }
}

extension View {
  /// Sets how the toggles below look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style is any _SystemToggleStyle ? nil : StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}
