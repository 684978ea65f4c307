/// On an ellipse.
nonisolated public struct EllipticalListStyle: ListStyle, Sendable {
  /// On an ellipse.
  public init() {}
}

nonisolated extension ListStyle where Self == EllipticalListStyle {
  /// On an ellipse.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
