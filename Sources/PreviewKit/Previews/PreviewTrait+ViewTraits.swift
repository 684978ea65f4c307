import Foundation

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The size of the device's screen.
  public static var defaultLayout: Self { Self(value: .defaultLayout) }

  /// The size that the view wants.
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFitsLayout) }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(value: .fixedLayout(width: Double(width), height: Double(height)))
  }

  /// The device upright.
  public static var portrait: Self { Self(value: .orientation(.portrait)) }

  /// The device upside down.
  public static var portraitUpsideDown: Self { Self(value: .orientation(.portraitUpsideDown)) }

  /// The device turned to the left.
  public static var landscapeLeft: Self { Self(value: .orientation(.landscapeLeft)) }

  /// The device turned to the right.
  public static var landscapeRight: Self { Self(value: .orientation(.landscapeRight)) }
}
