/// Does what is usual.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{}

nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Does what is usual.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
