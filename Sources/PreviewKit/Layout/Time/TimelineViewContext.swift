import Foundation

/// What the content of a timeline is told.
nonisolated public struct TimelineViewContext: Sendable {
  /// How often the content changes.
  public enum Cadence: Comparable, Hashable, Sendable {
    case live
    case seconds
    case minutes
  }

  /// The date to show.
  public let date: Date
  /// How often the content changes.
  public let cadence: Cadence
}
