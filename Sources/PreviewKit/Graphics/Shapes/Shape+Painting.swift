import Foundation

extension Shape {
  /// The shape filled with `content`.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self)
  }

  /// The shape filled with the foreground.
  nonisolated public func fill(style: FillStyle) -> some View {
    FillShapeView<Self, ForegroundStyle, EmptyView>(shape: self)
  }

  /// The outline drawn with `content`.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(shape: self)
  }

  /// The outline drawn with `content`, `lineWidth` points wide.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(shape: self)
  }
}
