import Foundation

nonisolated extension GraphicsContext {
  /// What a path is painted with.
  public struct Shading: Sendable {
    let style: AnyShapeStyle

    /// The foreground of the surroundings.
    public static var foreground: Shading { style(.foreground) }

    /// The background of the surroundings.
    public static var backdrop: Shading { style(.background) }

    /// A colour.
    public static func color(_ color: Color) -> Shading {
      style(color)
    }

    /// A colour of red, green and blue from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(style: AnyShapeStyle(style))
    }

    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      style(gradient)
    }

    /// Colours outwards from a centre.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      style(gradient)
    }

    /// Colours around a centre.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      style(gradient)
    }
  }

  /// How a gradient goes on outside its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Options of these bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// It starts again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It goes back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Its colours are computed in linear space.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
