/// In from the leading side, out at the trailing one.
nonisolated public struct SlideTransition: Transition, Sendable {
  /// In from the leading side, out at the trailing one.
  public init() {}

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SlideTransition {
  /// In from the leading side, out at the trailing one.
  public static var slide: Self { Self() }
}
