/// A shape whose outline is drawn within its bounds.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// The shape.
  public let shape: Content
}
