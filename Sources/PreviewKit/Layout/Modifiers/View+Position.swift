import Foundation

nonisolated extension View {
  /// Moves the view, in points. Looks only.
  public func offset(_ offset: CGSize) -> some View { self }

  /// Moves the view, in points. Looks only.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Puts the view's centre at a point. Looks only.
  public func position(_ position: CGPoint) -> some View { self }

  /// Puts the view's centre at a point. Looks only.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Where a guide of the view is; `computeValue` is not called. Looks only.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Where a guide of the view is; `computeValue` is not called. Looks only.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Names the view's coordinates. Looks only.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// Names the view's coordinates. Looks only.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
