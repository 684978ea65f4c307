import Foundation

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
