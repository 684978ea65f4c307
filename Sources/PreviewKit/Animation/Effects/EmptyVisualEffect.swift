/// No change.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
}
