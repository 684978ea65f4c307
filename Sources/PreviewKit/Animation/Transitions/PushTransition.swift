/// In from an edge, out at the other side.
nonisolated public struct PushTransition: Transition, Sendable {
  let edge: Edge

  /// In from an edge, out at the other side.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == PushTransition {
  /// In from an edge, out at the other side.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
