/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}
