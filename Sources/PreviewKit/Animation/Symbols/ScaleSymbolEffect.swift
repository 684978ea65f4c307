/// Grows or shrinks.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `up`.
  public var up: Self { self }
  /// The effect, `down`.
  public var down: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
