/// The style of what is selected.
nonisolated public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// The style of what is selected.
  public init() {}
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
