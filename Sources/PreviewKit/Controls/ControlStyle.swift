/// The app's own style for one kind of control, which is known by the configuration that its styles are given; nil is
/// the system's.
private struct ControlStyleKey<Configuration>: BuiltInEnvironmentKey {
  static var defaultValue: StyleBox<Configuration>? { nil }
}

extension View {
  /// Sets the style of the controls below that hand a style a `Configuration`; nil is the system's.
  func controlStyle<Configuration>(_ style: StyleBox<Configuration>?) -> some View {
    modifier(EnvironmentModifier { $0[ControlStyleKey<Configuration>.self] = style })
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
