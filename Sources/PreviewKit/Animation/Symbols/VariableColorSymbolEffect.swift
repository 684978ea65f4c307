/// Paints its layers one after another.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The effect, `iterative`.
  public var iterative: Self { self }
  /// The effect, `cumulative`.
  public var cumulative: Self { self }
  /// The effect, `reversing`.
  public var reversing: Self { self }
  /// The effect, `nonReversing`.
  public var nonReversing: Self { self }
  /// The effect, `hideInactiveLayers`.
  public var hideInactiveLayers: Self { self }
  /// The effect, `dimInactiveLayers`.
  public var dimInactiveLayers: Self { self }
}

nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Paints its layers one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
