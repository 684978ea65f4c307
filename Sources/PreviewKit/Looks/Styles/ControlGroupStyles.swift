/// How groups of controls look. Looks only.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}

/// The style that the context decides.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// For going back and forth.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The same as `.navigation`.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// For going back and forth.
  public static var navigation: Self { Self() }
}

/// A menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The same as `.menu`.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public static var menu: Self { Self() }
}

/// A compact part of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The same as `.compactMenu`.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A compact part of a menu.
  public static var compactMenu: Self { Self() }
}

/// A palette.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The same as `.palette`.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A palette.
  public static var palette: Self { Self() }
}

extension View {
  /// Sets how the groups of controls below look. Looks only.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
