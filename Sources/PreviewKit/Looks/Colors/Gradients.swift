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

/// A gradient whose kind the system chooses, such as `Color.red.gradient`.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Wraps `gradient`.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The gradient with its colours found in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }
}

/// Colours along a line: a view that shows nothing to read, and a style.
nonisolated public struct LinearGradient: DecorativeView, ShapeStyle {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Colours along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = Gradient(colors: colors)
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colours along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = Gradient(stops: stops)
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// Colours outwards from a centre: a view that shows nothing to read, and a style.
nonisolated public struct RadialGradient: DecorativeView, ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Colours outwards from a centre.
  public init(gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colours outwards from a centre.
  public init(colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) {
    self.gradient = Gradient(colors: colors)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colours outwards from a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat) {
    self.gradient = Gradient(stops: stops)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
  /// Colours outwards from a centre.
  public static func radialGradient(
    gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours outwards from a centre.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours outwards from a centre.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours outwards from a centre.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// Colours around a centre: a view that shows nothing to read, and a style.
nonisolated public struct AngularGradient: DecorativeView, ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Colours around a centre.
  public init(gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Colours around a centre.
  public init(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
    self.gradient = Gradient(colors: colors)
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Colours around a centre.
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) {
    self.gradient = Gradient(stops: stops)
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Colours around a centre, once around from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Colours around a centre, once around from `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Colours around a centre, once around from `angle`.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
  /// Colours around a centre.
  public static func angularGradient(
    gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours around a centre.
  public static func angularGradient(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours around a centre.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours around a centre.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours around a centre, once around from `angle`.
  public static func conicGradient(gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Colours around a centre, once around from `angle`.
  public static func conicGradient(colors: [Color], center: UnitPoint = .center, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colours around a centre, once around from `angle`.
  public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

/// Colours outwards from a centre, stretched to the frame: a view that shows nothing to read, and a style.
nonisolated public struct EllipticalGradient: DecorativeView, ShapeStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Colours outwards from a centre, stretched to the frame.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Colours outwards from a centre, stretched to the frame.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = Gradient(colors: colors)
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Colours outwards from a centre, stretched to the frame.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = Gradient(stops: stops)
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
  /// Colours outwards from a centre, stretched to the frame.
  public static func ellipticalGradient(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
    )
  }

  /// Colours outwards from a centre, stretched to the frame.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colours outwards from a centre, stretched to the frame.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colours outwards from a centre, stretched to the frame.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// Colours on a grid of points.
nonisolated public struct MeshGradient: DecorativeView, ShapeStyle {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Color]

  /// A grid of `width` by `height` points, row by row, with a colour for each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
  }
}
