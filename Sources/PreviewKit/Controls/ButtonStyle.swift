/// How buttons look, while the system decides how they behave.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view of a button.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<ButtonStyleConfiguration, _StylePartName.Label>

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is held down. Text is never taken while it is.
  public let isPressed: Bool
}

/// How buttons look and behave.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view of a button.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration, _StylePartName.Label>

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyle where Self: _SystemStyle {
  /// The button's own label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The style that the context decides.
public struct DefaultButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// No decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// The same as `.plain`.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No decoration.
  public static var plain: Self { Self() }
}

/// No border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// The same as `.borderless`.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  public static var borderless: Self { Self() }
}

/// A border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// The same as `.bordered`.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public static var bordered: Self { Self() }
}

/// A border and colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// The same as `.borderedProminent`.
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A border and colour.
  public static var borderedProminent: Self { Self() }
}

/// As a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// The same as `.link`.
  public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// As a link.
  public static var link: Self { Self() }
}

/// Of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// The same as `.glass`.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Of glass.
  public static var glass: Self { Self() }
}

/// Of coloured glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, _SystemStyle {
  /// The same as `.glassProminent`.
  public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Of coloured glass.
  public static var glassProminent: Self { Self() }
}

extension View {
  /// Sets how the buttons below look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { $0.customButtonStyle = .look(StyleBox(style) { $0.makeBody(configuration: $1) }) })
  }

  /// Sets how the buttons below look and behave.
  @_disfavoredOverload
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.customButtonStyle =
          style is any _SystemStyle ? nil : .behavior(StyleBox(style) { $0.makeBody(configuration: $1) })
      })
  }
}

/// A button style of the app's own, of either protocol; the nearest one counts.
enum CustomButtonStyle: Equatable {
  case look(StyleBox<ButtonStyleConfiguration>)
  case behavior(StyleBox<PrimitiveButtonStyleConfiguration>)

  /// What the style makes of a button.
  @MainActor func make<Label: View>(role: ButtonRole?, label: Label, action: @escaping () -> Void) -> AnyView {
    switch self {
    case .look(let style):
      return style.make(ButtonStyleConfiguration(role: role, label: .init(label), isPressed: false))
    case .behavior(let style):
      let configuration = PrimitiveButtonStyleConfiguration(role: role, label: .init(label), action: action)
      // The button that the style makes of the configuration is an ordinary one.
      return AnyView(style.make(configuration).environment(\.customButtonStyle, nil))
    }
  }
}

private struct CustomButtonStyleKey: BuiltInEnvironmentKey {
  static var defaultValue: CustomButtonStyle? { nil }
}

extension EnvironmentValues {
  /// The style of buttons; nil for those of the system, which do not show in an outline.
  var customButtonStyle: CustomButtonStyle? {
    get { self[CustomButtonStyleKey.self] }
    set { self[CustomButtonStyleKey.self] = newValue }
  }
}
