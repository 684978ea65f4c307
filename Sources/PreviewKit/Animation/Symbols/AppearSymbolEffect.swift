/// Appears.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The effect, `up`.
  public var up: Self { self }
  /// The effect, `down`.
  public var down: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  /// Appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
