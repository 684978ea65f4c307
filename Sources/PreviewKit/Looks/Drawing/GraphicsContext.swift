import Foundation

/// What a canvas draws on. Nothing is drawn here.
nonisolated public struct GraphicsContext {
  /// The opacity of what is drawn next.
  public var opacity = 1.0
  /// How what is drawn next covers what is there.
  public var blendMode = BlendMode.normal
  /// The mapping of what is drawn next.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas; here the defaults.
  public let environment = EnvironmentValues()

  /// The rectangle around what can be seen.
  public var clipBoundingRect: CGRect {
    CGRect(origin: .zero, size: GeometryProxy.screenSize)
  }

  init() {}
}

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
