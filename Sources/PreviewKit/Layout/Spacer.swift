import Foundation

/// Empty space that takes what is left.
nonisolated public struct Spacer: DecorativeView, Sendable {
  /// The least length in points, nil for the system's.
  public var minLength: CGFloat?

  /// Space of at least `minLength` points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

/// A thin line between contents.
nonisolated public struct Divider: DecorativeView, Sendable {
  /// A line.
  public init() {}
}
