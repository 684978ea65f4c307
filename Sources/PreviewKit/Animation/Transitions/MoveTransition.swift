/// In from and out at an edge.
nonisolated public struct MoveTransition: Transition, Sendable {
  let edge: Edge

  /// In from and out at an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == MoveTransition {
  /// In from and out at an edge.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
