/// What coordinates are relative to.
nonisolated public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)

  /// Whether this is the space of the whole screen.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the view's own space.
  public var isLocal: Bool { self == .local }
}
