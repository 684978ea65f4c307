/// Becomes another symbol.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// The effect, `downUp`.
  public var downUp: Self { self }
  /// The effect, `upUp`.
  public var upUp: Self { self }
  /// The effect, `offUp`.
  public var offUp: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Becomes another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
