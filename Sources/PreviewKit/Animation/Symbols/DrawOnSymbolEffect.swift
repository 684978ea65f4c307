/// Is drawn.
nonisolated public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The effect, `individually`.
  public var individually: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Is drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
