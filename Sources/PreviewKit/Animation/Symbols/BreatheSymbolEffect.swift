/// Breathes.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `plain`.
  public var plain: Self { self }
  /// The effect, `pulse`.
  public var pulse: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Breathes.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
