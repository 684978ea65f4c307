/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Wraps `style`.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }
}
