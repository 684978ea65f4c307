/// An angle, in radians or degrees.
nonisolated public struct Angle: Hashable, Comparable, Sendable, Animatable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Angle()

  /// No angle.
  public init() {
    radians = 0
  }

  /// An angle in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// An angle in degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// What an animation interpolates.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }

  /// Whether `left` is the smaller angle.
  public static func < (left: Angle, right: Angle) -> Bool {
    left.radians < right.radians
  }

  /// The sum.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The difference.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The opposite angle.
  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  /// The angle `right` times.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }

  /// The angle `left` times.
  public static func * (left: Double, right: Angle) -> Angle {
    Angle(radians: left * right.radians)
  }

  /// A part of the angle.
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }

  /// Adds `right`.
  public static func += (left: inout Angle, right: Angle) {
    left.radians += right.radians
  }

  /// Subtracts `right`.
  public static func -= (left: inout Angle, right: Angle) {
    left.radians -= right.radians
  }
}
