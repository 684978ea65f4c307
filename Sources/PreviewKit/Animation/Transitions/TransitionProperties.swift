/// Properties of a transition.
nonisolated public struct TransitionProperties: Sendable {
  /// Whether it moves when motion should be reduced.
  public let hasMotion: Bool

  /// Properties of a transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}
