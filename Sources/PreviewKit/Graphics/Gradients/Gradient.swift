import Foundation

/// Colours along a line.
nonisolated public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    let name: String

    /// By the device's components.
    public static let device = ColorSpace(name: "device")
    /// By how the eye sees them.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours and their places.
  public var stops: [Stop]

  var space = ColorSpace.device

  /// Colours at the given places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at equal distances from 0 to 1.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }

  /// The gradient with its colours found in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return AnyGradient(gradient)
  }
}
