import Foundation

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
