/// Wiggles.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `left`.
  public var left: Self { self }
  /// The effect, `right`.
  public var right: Self { self }
  /// The effect, `up`.
  public var up: Self { self }
  /// The effect, `down`.
  public var down: Self { self }
  /// The effect, `forward`.
  public var forward: Self { self }
  /// The effect, `backward`.
  public var backward: Self { self }
  /// The effect, `clockwise`.
  public var clockwise: Self { self }
  /// The effect, `counterClockwise`.
  public var counterClockwise: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
