/// Is undrawn.
nonisolated public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The effect, `reversed`.
  public var reversed: Self { self }
  /// The effect, `nonReversed`.
  public var nonReversed: Self { self }
  /// The effect, `individually`.
  public var individually: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Is undrawn.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
