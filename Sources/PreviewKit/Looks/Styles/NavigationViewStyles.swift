/// How navigation views look; they behave like stacks.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The style that the context decides.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The same as `.stack`.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: Self { Self() }
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The same as `.columns`.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: Self { Self() }
}

/// Two columns, in the older form.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// The same as `.doubleColumn`.
  public init() {}
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// Two columns, in the older form.
  public static var doubleColumn: Self { Self() }
}

extension View {
  /// Sets how the navigation views below look. Looks only.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
