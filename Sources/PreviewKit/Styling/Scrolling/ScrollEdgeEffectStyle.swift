/// How content fades at the bars.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Softly.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}
