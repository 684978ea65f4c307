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

  /// The style called `.background`. Looks only.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
}
