/// How a symbol shows a value.
nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String

  /// By colour.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By drawing.
  public static let draw = SymbolVariableValueMode(name: "draw")
}
