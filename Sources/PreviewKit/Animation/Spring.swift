import Foundation

/// The properties of a spring.
nonisolated public struct Spring: Hashable, Sendable {
  /// How long it takes to settle, in seconds.
  public let duration: TimeInterval
  /// How much it bounces, from -1 to 1.
  public let bounce: Double

  /// A spring of `duration` seconds and a bounce from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring of `response` seconds and a ratio of damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with a bounce.
  public static let bouncy = Spring(bounce: 0.3)
}
