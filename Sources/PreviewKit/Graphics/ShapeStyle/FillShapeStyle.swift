/// The style of filled shapes.
nonisolated public struct FillShapeStyle: ShapeStyle, Hashable {
  /// The style of filled shapes.
  public init() {}
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
