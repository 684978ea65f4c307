/// At once.
nonisolated public struct IdentityTransition: Transition, Sendable {
  /// At once.
  public init() {}

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: Self { Self() }
}
