/// An effect on the symbol of an image. Nothing moves here.
public protocol SymbolEffect: Sendable {}
