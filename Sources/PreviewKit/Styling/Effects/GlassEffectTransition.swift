/// How glass would come and go.
nonisolated public struct GlassEffectTransition: Hashable, Sendable {
  let name: String

  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of glass nearby.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Slowly.
  public static let materialize = GlassEffectTransition(name: "materialize")
}
