/// How a scroll transition moves.
nonisolated public struct ScrollTransitionConfiguration: Hashable, Sendable {
  let name: String

  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")
  /// With a spring.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")

  /// With `animation`.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(name: "animated(\(animation))")
  }

  /// The configuration with `animation`.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}
