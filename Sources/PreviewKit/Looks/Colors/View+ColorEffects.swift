nonisolated extension View {
  /// Multiplies colours with `color`. Looks only.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Inverts colours. Looks only.
  public func colorInvert() -> some View { self }

  /// Brightens colours. Looks only.
  public func brightness(_ amount: Double) -> some View { self }

  /// Changes the contrast. Looks only.
  public func contrast(_ amount: Double) -> some View { self }

  /// Changes the saturation. Looks only.
  public func saturation(_ amount: Double) -> some View { self }

  /// Makes colours greyer. Looks only.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Turns hues by `angle`. Looks only.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Makes bright colours transparent. Looks only.
  public func luminanceToAlpha() -> some View { self }

  /// How the view is drawn over what is behind it. Looks only.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Draws the view as one. Looks only.
  public func compositingGroup() -> some View { self }

  /// Draws the view into an image first. Looks only.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }

  /// Whether materials look as in a window that is in use.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environmentValue(MaterialActiveAppearanceKey.self, appearance)
  }
}

/// How a view is drawn over what is behind it.
nonisolated public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}

nonisolated extension EnvironmentValues {
  /// Whether materials look as in a window that is in use.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}

private enum MaterialActiveAppearanceKey: BuiltInEnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}
