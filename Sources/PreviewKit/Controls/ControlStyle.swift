/// The app's own style for one kind of control, which is known by the configuration that its styles are given; nil is
/// the system's.
private struct ControlStyleKey<Configuration>: BuiltInEnvironmentKey {
  static var defaultValue: StyleBox<Configuration>? { nil }
}

/// A style of the system's: only the look differs, so the control is shown as it is.
public protocol _SystemStyle {}

extension View {
  /// Sets the style of the controls below that hand a style a `Configuration`.
  ///
  /// The result's type is written out, because an opaque one would contain the type of the style's body. For a style that
  /// shows its control with itself that type has no end.
  func controlStyle<Style, Configuration, Body: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    controlStyle(style is any _SystemStyle ? nil : StyleBox(style, makeBody))
  }

  /// Sets the style of the controls below that hand a style a `Configuration`; nil is the system's.
  func controlStyle<Configuration>(_ style: StyleBox<Configuration>?) -> ModifiedContent<Self, EnvironmentModifier> {
    ModifiedContent(content: self, modifier: EnvironmentModifier { $0[ControlStyleKey<Configuration>.self] = style })
  }
}

/// A control as it is by itself, or what a style of the app's own makes of it.
typealias StyledControl<Own: View> = _ConditionalContent<Own, AnyView>

extension _ViewNode {
  /// The app's own style for controls that hand a style a `Configuration`, if there is one.
  func controlStyle<Configuration>(for type: Configuration.Type) -> StyleBox<Configuration>? {
    scope.value(ControlStyleKey<Configuration>.self)
  }

  /// What shows in the place of a control: `own`, or what the app's style makes of the configuration.
  ///
  /// The style may show the control itself, which is then not styled once more.
  func styled<Configuration, Own: View>(
    _ own: @autoclosure () -> Own, _ configuration: () -> Configuration
  ) -> StyledControl<Own> {
    guard let style = controlStyle(for: Configuration.self) else { return StyledControl(storage: .first(own())) }
    let systemStyle: StyleBox<Configuration>? = nil
    return StyledControl(storage: .second(AnyView(style.make(configuration()).controlStyle(systemStyle))))
  }
}

extension PrimitiveNode {
  /// Whether the control shows itself; otherwise it is whatever a style of the app's own shows.
  func isUnstyled<Own: View>() -> Bool where V.Content == StyledControl<Own> {
    (child as? BranchNode)?.branch == 0
  }

  /// The parts of a control that shows itself; nil where a style of the app's own shows it.
  func ownParts<Own: View>() -> [_ViewNode]? where V.Content == StyledControl<Own> {
    guard isUnstyled() else { return nil }
    var parts: [_ViewNode] = []
    child.forEachChild { own in own.forEachChild { parts.append($0) } }
    return parts
  }
}
