/// Runs `body` at once and returns what it returns. The views that it changes are updated under a transaction with
/// `animation`; they are there without moving.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Like `withAnimation(_:_:)`; `completion` runs as the main actor's next job, once the changes are there.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  AnimationCompletion(run: completion).schedule()
  return result
}

/// What runs after an animation. It is made and run on the main actor, which the closure's type does not say.
nonisolated struct AnimationCompletion: @unchecked Sendable {
  let run: () -> Void

  /// Runs it as a job of the main actor, so that the update with the animated changes comes first.
  func schedule() {
    Task { @MainActor in run() }
  }
}

/// When an animation counts as complete.
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String

  /// When the change is nearly there.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
