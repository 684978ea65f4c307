/// Jumps.
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `up`.
  public var up: Self { self }
  /// The effect, `down`.
  public var down: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
