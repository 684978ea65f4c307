import Foundation

nonisolated extension GraphicsContext {
  /// An effect on what is drawn.
  public struct Filter: Sendable {
    let name: String

    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal
    ) -> Filter {
      Filter(name: "shadow")
    }

    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter(name: "blur") }
    /// A colour to multiply with.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(name: "colorMultiply") }
    /// More or less saturated colours.
    public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation") }
    /// Brighter or darker.
    public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness") }
    /// More or less contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast") }
    /// Greyer.
    public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale") }
    /// Hues turned by `angle`.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation") }
    /// Opaque where alpha is above `min`.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(name: "alphaThreshold")
    }
  }

  /// Adds an effect to what is drawn next.
  public mutating func addFilter(_ filter: Filter) {}
}
