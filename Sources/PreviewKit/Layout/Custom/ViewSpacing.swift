import Foundation

/// The distances that a view prefers to others.
nonisolated public struct ViewSpacing: Sendable {
  /// No distances.
  public static let zero = ViewSpacing()

  /// The usual distances.
  public init() {}

  /// The distance to the next view, in points: none, as nothing is laid out.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }

  /// Takes over the distances of `other` at `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// These distances with those of `other` at `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
