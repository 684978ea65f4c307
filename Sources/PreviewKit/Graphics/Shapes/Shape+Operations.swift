extension Shape {
  /// What is in this shape, in `other` or in both.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).union(other.path(in: $1), eoFill: eoFill) }
  }

  /// What is in both shapes; the overlap is not computed here.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).intersection(other.path(in: $1), eoFill: eoFill) }
  }

  /// What is in this shape only; the overlap is not computed here.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).subtracting(other.path(in: $1), eoFill: eoFill) }
  }

  /// What is in one of the shapes only; the overlap is not computed here.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).symmetricDifference(other.path(in: $1), eoFill: eoFill) }
  }

  /// The outline within `other`; the overlap is not computed here.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).lineIntersection(other.path(in: $1), eoFill: eoFill) }
  }

  /// The outline outside `other`; the overlap is not computed here.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).lineSubtraction(other.path(in: $1), eoFill: eoFill) }
  }
}
