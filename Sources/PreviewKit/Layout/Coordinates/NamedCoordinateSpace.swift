/// A coordinate space with a name.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, @unchecked Sendable {
  let name: AnyHashable

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space called `name`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { named("ScrollView") }

  /// The space of the nearest scroll view along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    named("ScrollView \(axis)")
  }
}
