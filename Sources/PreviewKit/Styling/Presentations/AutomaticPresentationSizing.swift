/// As usual.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// As usual.
  public init() {}
}

nonisolated extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As usual.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
