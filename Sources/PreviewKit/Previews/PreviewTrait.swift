/// How an editor would show a preview. PreviewKit draws nothing: it keeps the traits for those who want to read them.
public struct PreviewTrait<Kind>: Sendable {
  /// What a trait asks for.
  public enum Value: Hashable, Sendable {
    /// The size of the device's screen.
    case defaultLayout
    /// The size that the view wants.
    case sizeThatFitsLayout
    /// A size in points.
    case fixedLayout(width: Double, height: Double)
    /// The orientation of the device.
    case orientation(Orientation)
  }

  /// How the device is held.
  public enum Orientation: Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  /// What this trait asks for.
  public let value: Value
}
