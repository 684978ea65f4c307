/// The background of windows.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// The background of windows.
  public init() {}
}

nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
