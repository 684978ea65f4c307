nonisolated extension View {
  /// An effect on the symbols of the view while `isActive`. Looks only.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// An effect on the symbols of the view when `value` changes. Looks only.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Whether effects of the views around reach this one. Looks only.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
