import Foundation

nonisolated extension View {
  /// A background of `style`. Looks only.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// The usual background. Looks only.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// A background of `style` in the form of `shape`. Looks only.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// The usual background in the form of `shape`. Looks only.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { self }

  /// Covers the view with `style`. Looks only.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Covers the view with `style` in the form of `shape`. Looks only.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// A border of `content`, `width` points wide. Looks only.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }

  /// A background that reaches under the bars. Looks only.
  public func backgroundExtensionEffect() -> some View { self }
}
