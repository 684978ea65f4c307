/// The foreground of the surroundings.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The foreground of the surroundings.
  public init() {}
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
