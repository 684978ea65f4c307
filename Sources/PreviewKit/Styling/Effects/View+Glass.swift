nonisolated extension View {
  /// Glass behind the view. Looks only.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    self
  }

  /// Joins the view's glass with others. Looks only.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  /// The identity of the view's glass. Looks only.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// How the view's glass would come and go. Looks only.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
