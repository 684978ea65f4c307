/// What runs after an animation. It is made and run on the main actor, which the closure's type does not say.
nonisolated struct AnimationCompletion: @unchecked Sendable {
  let run: () -> Void

  /// Runs it as a job of the main actor, so that the update with the animated changes comes first.
  func schedule() {
    Task { @MainActor in run() }
  }
}
