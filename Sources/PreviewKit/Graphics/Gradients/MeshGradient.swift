/// Colours on a grid of points.
nonisolated public struct MeshGradient: DecorativeView, ShapeStyle {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]

  /// A grid of `width` by `height` points, row by row, with a colour for each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
  }
}
