import Foundation

/// Something whose changes can be animated.
@MainActor @preconcurrency public protocol Animatable {
  /// The type of ``animatableData``.
  associatedtype AnimatableData: VectorArithmetic

  /// What an animation interpolates.
  var animatableData: AnimatableData { get set }
}

nonisolated extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to interpolate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

nonisolated extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {
  /// The value itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The value itself.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The value itself.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// Both coordinates.
  nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height.
  nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size.
  nonisolated public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

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

/// Two values that an animation interpolates together.
nonisolated public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// A pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Multiplies both values by `rhs`.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The square of the pair's length.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  /// The sums.
  public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }

  /// The differences.
  public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Nothing to interpolate.
nonisolated public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Nothing.
  public static let zero = EmptyAnimatableData()

  /// Nothing.
  public init() {}

  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}

  /// Always 0.
  public var magnitudeSquared: Double { 0 }

  /// Nothing.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }

  /// Nothing.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
}
