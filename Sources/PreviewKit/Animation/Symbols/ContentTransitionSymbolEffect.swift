/// An effect with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}
