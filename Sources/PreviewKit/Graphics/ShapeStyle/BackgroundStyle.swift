/// The background of the surroundings.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The background of the surroundings.
  public init() {}
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
