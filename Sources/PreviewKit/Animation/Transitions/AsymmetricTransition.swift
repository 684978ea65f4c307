/// One way to come, another to go.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  let insertion: Insertion
  let removal: Removal

  /// One way to come, another to go.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
