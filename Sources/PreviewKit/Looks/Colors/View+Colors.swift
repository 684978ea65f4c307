import Foundation

nonisolated extension View {
  /// The colour of texts and symbols. Looks only.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// The style of texts and symbols. Looks only.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// The styles of the first two ranks of content. Looks only.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { self }

  /// The styles of the first three ranks of content. Looks only.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }

  /// The colour of controls. Looks only.
  public func tint(_ tint: Color?) -> some View { self }

  /// The style of controls. Looks only.
  public func tint<S: ShapeStyle>(_ tint: S) -> some View { self }

  /// The colour of controls. Looks only.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// The style that stands for `.background` in the views below.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentValue(BackgroundStyleKey.self, AnyShapeStyle(style))
  }
}

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

nonisolated extension EnvironmentValues {
  /// The style that stands for `.background`; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

private enum BackgroundStyleKey: BuiltInEnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}
