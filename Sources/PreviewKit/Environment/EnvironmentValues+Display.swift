import Foundation

extension EnvironmentValues {
  /// The pixels in a point, along one side.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether the display is dimmed, as one that is always on.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// The side of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}

private struct DisplayScaleKey: BuiltInEnvironmentKey { static let defaultValue: CGFloat = 3 }
private struct IsLuminanceReducedKey: BuiltInEnvironmentKey { static let defaultValue = false }
