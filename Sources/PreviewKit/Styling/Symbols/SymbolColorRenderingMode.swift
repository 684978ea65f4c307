/// How the colours of a symbol are filled.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String

  /// Evenly.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// With a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
