import Foundation

/// Growing.
nonisolated public struct ScaleTransition: Transition, Sendable {
  let scale: CGFloat
  let anchor: UnitPoint

  /// Growing.
  public init(_ scale: CGFloat, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// Growing.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }

  /// Growing from nothing.
  public static var scale: Self { Self(0) }
}
