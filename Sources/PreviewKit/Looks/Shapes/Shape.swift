import Foundation

/// A form that fills its frame: a view that shows nothing to read.
///
/// Conform by writing ``path(in:)``.
public protocol Shape: Sendable, Animatable, DecorativeView {
  /// The outline in `rect`.
  func path(in rect: CGRect) -> Path

  /// What the shape means to styles.
  static var role: ShapeRole { get }

  /// The size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// What the shape means to styles.
  nonisolated public static var role: ShapeRole { .fill }

  /// The size for a proposal: the shape takes all of it.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What a shape means to the styles that draw it.
nonisolated public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by `amount` points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws the outline within the bounds.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(shape: self)
  }

  /// Draws the outline within the bounds, `lineWidth` points wide.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(shape: self)
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The shape moved by `offset`.
  nonisolated public func offset(_ offset: CGSize) -> some Shape {
    transform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }

  /// The shape moved by `offset`.
  nonisolated public func offset(_ offset: CGPoint) -> some Shape {
    transform(CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  /// The shape moved.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    transform(CGAffineTransform(translationX: x, y: y))
  }

  /// The shape turned around `anchor`.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed(around: anchor, CGAffineTransform(rotationAngle: angle.radians))
  }

  /// The shape scaled from `anchor`.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    changed(around: anchor, CGAffineTransform(scaleX: x, y: y))
  }

  /// The shape scaled from `anchor`.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    changed(around: anchor, CGAffineTransform(scaleX: scale, y: scale))
  }

  /// The shape after `transform`.
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).applying(transform) }
  }

  /// The shape at a size of its own.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    DerivedShape(base: self) { $0.path(in: CGRect(origin: $1.origin, size: size)) }
  }

  /// The shape at a size of its own.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape of this one's outline.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).strokedPath(style) }
  }

  /// The shape of this one's outline, `lineWidth` points wide.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated private func changed(around anchor: UnitPoint, _ transform: CGAffineTransform) -> some Shape {
    DerivedShape(base: self) { base, rect in
      let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
      return base.path(in: rect).applying(
        CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
  }
}

extension Shape {
  /// What is in this shape, in `other` or in both.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).union(other.path(in: $1), eoFill: eoFill) }
  }

  /// What is in both shapes; the overlap is not computed here.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).intersection(other.path(in: $1), eoFill: eoFill) }
  }

  /// What is in this shape only; the overlap is not computed here.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).subtracting(other.path(in: $1), eoFill: eoFill) }
  }

  /// What is in one of the shapes only; the overlap is not computed here.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).symmetricDifference(other.path(in: $1), eoFill: eoFill) }
  }

  /// The outline within `other`; the overlap is not computed here.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).lineIntersection(other.path(in: $1), eoFill: eoFill) }
  }

  /// The outline outside `other`; the overlap is not computed here.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).lineSubtraction(other.path(in: $1), eoFill: eoFill) }
  }
}

extension Shape {
  /// The shape filled with `content`.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self)
  }

  /// The shape filled with the foreground.
  nonisolated public func fill(style: FillStyle) -> some View {
    FillShapeView<Self, ForegroundStyle, EmptyView>(shape: self)
  }

  /// The outline drawn with `content`.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(shape: self)
  }

  /// The outline drawn with `content`, `lineWidth` points wide.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(shape: self)
  }
}

/// `base` with its outline changed.
nonisolated struct DerivedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable @MainActor (_ base: Base, _ rect: CGRect) -> Path

  @MainActor func path(in rect: CGRect) -> Path {
    change(base, rect)
  }
}

/// `base`, smaller on each side.
nonisolated struct InsetByShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  @MainActor func path(in rect: CGRect) -> Path {
    // Insetting beyond the middle leaves nothing, where CGRect would say `.null`.
    let (x, y) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    return base.path(
      in: CGRect(x: rect.minX + x, y: rect.minY + y, width: rect.width - 2 * x, height: rect.height - 2 * y))
  }

  func inset(by amount: CGFloat) -> InsetByShape<Base> {
    InsetByShape(base: base, amount: self.amount + amount)
  }
}
