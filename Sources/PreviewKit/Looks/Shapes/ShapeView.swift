import Foundation

/// A painted shape, to which more paint can be added.
public protocol ShapeView<Content>: DecorativeView {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// The shape, filled as well.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape)
  }

  /// The shape, with its outline as well.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape)
  }

  /// The shape, with its outline as well, `lineWidth` points wide.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape)
  }
}

extension ShapeView where Content: InsettableShape {
  /// The shape, with its outline within the bounds as well.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(shape: shape)
  }

  /// The shape, with its outline within the bounds as well, `lineWidth` points wide.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(shape: shape)
  }
}

/// A shape filled with a style.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public let shape: Content
}

/// A shape whose outline is drawn.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape.
  public let shape: Content
}

/// A shape whose outline is drawn within its bounds.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// The shape.
  public let shape: Content
}
