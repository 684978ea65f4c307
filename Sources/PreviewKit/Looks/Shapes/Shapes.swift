import Foundation

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  let shape: any Shape

  /// Wraps `shape`.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  /// The outline in `rect`.
  @MainActor @preconcurrency public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
  }
}

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}

  /// The outline of `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// The rectangle, smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetByShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The size of a corner, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of `cornerSize`.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The rectangle, smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetByShape(base: self, amount: amount)
  }

  /// What an animation interpolates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of `cornerSize`.
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with corners of a radius in points.
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// How the corners of a rectangle are rounded.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// A rectangle whose corners have radii of their own.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radius of each corner.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// A rectangle with these corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with corners of radii in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
    self.style = style
  }

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The rectangle, smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetByShape(base: self, amount: amount)
  }

  /// What an animation interpolates.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with these corners.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with corners of radii in points.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

/// The radius of each corner of a rectangle, in points.
nonisolated public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// A radius for each corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// What an animation interpolates.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing)) }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: InsettableShape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule, smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetByShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A capsule with corners of `style`.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}

/// The greatest circle in the middle of the frame.
nonisolated public struct Circle: InsettableShape {
  /// A circle.
  public init() {}

  /// The greatest circle in the middle of `rect`.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The circle, smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetByShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}

  /// The ellipse that touches the edges of `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  /// The ellipse, smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetByShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

/// The shape of the container around it; here a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container.
  public init() {}

  /// The outline of `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// The shape, smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetByShape(base: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
