/// Light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// The contrast that the user has set.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast.
  case increased
}

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast that the user has set.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour scheme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Sets the colour scheme of the presentation.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }
}

private struct ColorSchemeKey: BuiltInEnvironmentKey { static let defaultValue = ColorScheme.light }

private struct ColorSchemeContrastKey: BuiltInEnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
