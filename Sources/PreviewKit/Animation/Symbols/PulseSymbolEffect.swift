/// Fades in and out.
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
