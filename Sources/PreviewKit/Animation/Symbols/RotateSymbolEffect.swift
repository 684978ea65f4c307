/// Turns.
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `clockwise`.
  public var clockwise: Self { self }
  /// The effect, `counterClockwise`.
  public var counterClockwise: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
