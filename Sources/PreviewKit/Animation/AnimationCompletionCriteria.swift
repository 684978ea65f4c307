/// When an animation counts as complete.
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String

  /// When the change is nearly there.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
