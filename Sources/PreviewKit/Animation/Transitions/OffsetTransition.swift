import Foundation

/// In from and out at a distance.
nonisolated public struct OffsetTransition: Transition, Sendable {
  let offset: CGSize

  /// In from and out at a distance.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// In from and out at a distance.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// In from and out at a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
