/// The view's own coordinate space.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The view's own space.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
