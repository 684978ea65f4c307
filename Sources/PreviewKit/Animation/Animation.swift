/// How a change would move on a screen. Nothing moves here: a change is there at once.
nonisolated public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// What the animation is made of, such as `easeIn(0.35)` or `spring(0.5, 0.2).delay(1.0)`.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  func adding(_ part: String) -> Animation {
    Animation("\(description).\(part)")
  }
}
