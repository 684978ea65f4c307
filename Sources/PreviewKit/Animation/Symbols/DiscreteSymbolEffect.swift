/// An effect that happens when a value changes.
public protocol DiscreteSymbolEffect {}
