/// The style of separators.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The style of separators.
  public init() {}
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
