import Foundation

extension EnvironmentValues {
  /// The pixels in a point, along one side.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The side of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}

private struct DisplayScaleKey: BuiltInEnvironmentKey { static let defaultValue: CGFloat = 3 }
