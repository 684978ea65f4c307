/// The style of placeholders.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The style of placeholders.
  public init() {}
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
