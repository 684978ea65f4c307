/// A namespace for types that act as subscribers.
public enum Subscribers {}
