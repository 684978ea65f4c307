/// How many bodies ran, by view type, since the counts were last taken.
public struct UpdateStatistics {
  private var counts: [ObjectIdentifier: (name: String, count: Int)] = [:]
  /// The number of passes over marked nodes.
  public private(set) var passes = 0

  /// The number of bodies that ran.
  public var bodies: Int { counts.values.reduce(0) { $0 + $1.count } }

  /// The number of bodies of `type` that ran.
  public func bodies(of type: Any.Type) -> Int { counts[ObjectIdentifier(type)]?.count ?? 0 }

  /// The counts by the name of the view's type, sorted by name.
  public var bodiesByType: [(name: String, count: Int)] {
    counts.values.map { ($0.name, $0.count) }.sorted { $0.0 < $1.0 }
  }

  mutating func count(_ layout: FieldLayout) {
    counts[layout.id, default: (layout.name, 0)].count += 1
  }

  mutating func beginPass() { passes += 1 }
}
