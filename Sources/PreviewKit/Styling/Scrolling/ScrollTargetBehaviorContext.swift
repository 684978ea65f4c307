import Foundation

/// What a scroll target behaviour is told.
nonisolated public struct ScrollTargetBehaviorContext: Sendable {
  /// Where the scroll view was.
  public let originalTarget: ScrollTarget
  /// How fast it moves.
  public let velocity: CGSize
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the container.
  public let containerSize: CGSize
  /// The directions in which it scrolls.
  public let axes: Axis.Set
}
