nonisolated extension View {
  /// How symbols are painted. Looks only.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// The variant of symbols. Looks only.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// How symbols show values. Looks only.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// How the colours of symbols are filled. Looks only.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// The size of symbols beside text. Looks only.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
}
