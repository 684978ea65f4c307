import Foundation

/// A value that an animation can interpolate.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by `rhs`.
  mutating func scale(by rhs: Double)

  /// The square of the value's length.
  var magnitudeSquared: Double { get }
}

nonisolated extension VectorArithmetic {
  /// The value multiplied by `rhs`.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves the value towards `other`, by 0 (not at all) to 1 (all the way).
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// A value between this one (0) and `other` (1).
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var copy = self
    copy.interpolate(towards: other, amount: amount)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the value by `rhs`.
  nonisolated public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square.
  nonisolated public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the value by `rhs`.
  nonisolated public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square.
  nonisolated public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the value by `rhs`.
  nonisolated public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square.
  nonisolated public var magnitudeSquared: Double { Double(self) * Double(self) }
}
