/// The tint of the surroundings.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The tint of the surroundings.
  public init() {}
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
