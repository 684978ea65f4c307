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

/// A type of coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

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
