/// As large as the content.
nonisolated public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// As large as the content.
  public init() {}
}

nonisolated extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
