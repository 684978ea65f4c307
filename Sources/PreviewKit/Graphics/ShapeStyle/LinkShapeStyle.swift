/// The style of links.
nonisolated public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// The style of links.
  public init() {}
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
