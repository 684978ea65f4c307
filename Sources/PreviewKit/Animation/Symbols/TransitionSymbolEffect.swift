/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
