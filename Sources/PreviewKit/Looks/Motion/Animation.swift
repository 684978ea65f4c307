import Foundation

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

nonisolated extension Animation {
  /// The system's animation.
  public static let `default` = Animation("default")

  /// Slow, fast, slow.
  public static let easeInOut = Animation("easeInOut")
  /// Slow, then fast.
  public static let easeIn = Animation("easeIn")
  /// Fast, then slow.
  public static let easeOut = Animation("easeOut")
  /// At an even speed.
  public static let linear = Animation("linear")

  /// Slow, fast, slow, in `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut(\(duration))") }
  /// Slow, then fast, in `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn(\(duration))") }
  /// Fast, then slow, in `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut(\(duration))") }
  /// At an even speed, in `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear(\(duration))") }

  /// Along the curve with these control points, in `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration))")
  }

  /// A spring.
  public static var spring: Animation { spring() }
  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring for what a finger moves.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring that keeps its speed.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring of `duration` seconds and a bounce from -1 to 1.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring(\(duration), \(bounce), \(blendDuration))")
  }

  /// A spring of `response` seconds and a fraction of damping.
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring(\(response), \(dampingFraction), \(blendDuration))")
  }

  /// A spring of a mass.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation("spring(\(spring.duration), \(spring.bounce), \(blendDuration))")
  }

  /// A spring of `duration` seconds without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth(\(duration), \(extraBounce))")
  }

  /// A spring of `duration` seconds with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy(\(duration), \(extraBounce))")
  }

  /// A spring of `duration` seconds with a bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy(\(duration), \(extraBounce))")
  }

  /// A spring for what a finger moves.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring(\(response), \(dampingFraction), \(blendDuration))")
  }

  /// A spring for what a finger moves.
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring(\(duration), \(extraBounce), \(blendDuration))")
  }

  /// A spring of a mass, a stiffness and a damping.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring(\(mass), \(stiffness), \(damping), \(initialVelocity))")
  }

  /// A spring of `duration` seconds and a bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring(\(duration), \(bounce), \(initialVelocity))")
  }
}

nonisolated extension Animation {
  /// The animation after a pause of `delay` seconds.
  public func delay(_ delay: TimeInterval) -> Animation { adding("delay(\(delay))") }

  /// The animation `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { adding("speed(\(speed))") }

  /// The animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding("repeatCount(\(repeatCount), \(autoreverses))")
  }

  /// The animation again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding("repeatForever(\(autoreverses))")
  }

  /// The animation, which counts as complete after `duration` seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    adding("logicallyComplete(\(duration))")
  }
}

/// The properties of a spring.
nonisolated public struct Spring: Hashable, Sendable {
  /// How long it takes to settle, in seconds.
  public let duration: TimeInterval
  /// How much it bounces, from -1 to 1.
  public let bounce: Double

  /// A spring of `duration` seconds and a bounce from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring of `response` seconds and a ratio of damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with a bounce.
  public static let bouncy = Spring(bounce: 0.3)
}
