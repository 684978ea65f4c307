/// A style whose type is erased, as the environment keeps it. Equal styles are one value.
struct StyleBox<Configuration>: Equatable {
  private let style: Any
  let make: @MainActor (Configuration) -> AnyView

  @MainActor init<Style, Body: View>(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    self.style = style
    make = { AnyView(StyledView(style: style, configuration: $0, make: makeBody)) }
  }

  static func == (one: Self, other: Self) -> Bool { ValueComparison.areEqual(one.style, other.style) }
}

/// A style as a view, so that the environment values and objects that the style reads are connected.
struct StyledView<Style, Configuration, Content: View>: View {
  @StyleProperties var style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  init(style: Style, configuration: Configuration, make: @escaping @MainActor (Style, Configuration) -> Content) {
    _style = StyleProperties(wrappedValue: style)
    self.configuration = configuration
    self.make = make
  }

  var body: some View { make(style, configuration) }
}

/// Connects the dynamic properties inside a value that is none itself.
@propertyWrapper
struct StyleProperties<Style>: DynamicProperty {
  var wrappedValue: Style

  static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    FieldLayout.of(Style.self).install(at: base, in: &slots)
  }

  static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { ValueComparison.of(Style.self).areEqual }
}
