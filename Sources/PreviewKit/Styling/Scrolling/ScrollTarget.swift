import Foundation

/// Where a scroll view should come to rest.
nonisolated public struct ScrollTarget: Sendable {
  /// The visible part.
  public var rect: CGRect
  /// The point of the part that counts.
  public var anchor: UnitPoint?

  /// A place to rest.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}
