/// Blurred.
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
  /// Blurred.
  public init() {}

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// Blurred.
  public static var blurReplace: Self { Self() }
}
