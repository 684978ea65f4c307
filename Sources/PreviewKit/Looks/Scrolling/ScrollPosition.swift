import Foundation

/// Where a scroll view stands, or should stand.
nonisolated public struct ScrollPosition: Hashable, @unchecked Sendable {
  enum Place: Hashable {
    case automatic
    case edge(Edge)
    case id(AnyHashable)
    case point(x: CGFloat?, y: CGFloat?)
  }

  var place = Place.automatic

  /// The view with an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id))
  }

  /// A place among views with ids of a type.
  public init(idType: (some Hashable & Sendable).Type) {}

  /// A place among views with ids of a type, at first an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }

  /// A place among views with ids of a type, at first a view.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, id: ID, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id))
  }

  /// Goes to the view with `id`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .id(AnyHashable(id))
  }

  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) {
    place = .edge(edge)
  }

  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  /// Goes to a horizontal and vertical place.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }

  /// Goes to a horizontal place.
  public mutating func scrollTo(x: CGFloat) {
    place = .point(x: x, y: nil)
  }

  /// Goes to a vertical place.
  public mutating func scrollTo(y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  /// The id of the view to which it was sent, when it has this type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    guard case .id(let id) = place else { return nil }
    return id.base as? T
  }

  /// The edge to which it was sent.
  public var edge: Edge? {
    guard case .edge(let edge) = place else { return nil }
    return edge
  }

  /// The point to which it was sent.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = place else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Whether a person scrolled: never here.
  public var isPositionedByUser: Bool { false }
}
