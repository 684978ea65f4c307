/// The coordinate space of the whole screen.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// The space of the whole screen.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
