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
