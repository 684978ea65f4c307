import Foundation

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
