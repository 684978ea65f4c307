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
