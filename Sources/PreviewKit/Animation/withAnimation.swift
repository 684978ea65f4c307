/// Runs `body` at once and returns what it returns. Its changes are there without moving.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs `body` at once and returns what it returns; `completion` runs as the main actor's next job, once the changes are
/// there.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  AnimationCompletion(run: completion).schedule()
  return result
}
