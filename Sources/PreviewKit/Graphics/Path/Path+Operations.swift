nonisolated extension Path {
  /// Both paths together; the overlap is not computed here, nor in the operations below.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    var path = self
    path.addPath(other)
    return path
  }

  /// This path: the overlap is not computed here.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// This path: the overlap is not computed here.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// Both paths together: the overlap is not computed here.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { union(other) }

  /// This path: the overlap is not computed here.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// This path: the overlap is not computed here.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
}
