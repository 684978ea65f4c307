/// Fading.
nonisolated public struct OpacityTransition: Transition, Sendable {
  /// Fading.
  public init() {}

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// Fading.
  public static var opacity: Self { Self() }
}
