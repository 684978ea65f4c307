import Foundation

/// A mapping of the plane: scaling, rotation, shear and translation. Foundation has none on Linux.
nonisolated public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The entry at row 1, column 1.
  public var a: CGFloat
  /// The entry at row 1, column 2.
  public var b: CGFloat
  /// The entry at row 2, column 1.
  public var c: CGFloat
  /// The entry at row 2, column 2.
  public var d: CGFloat
  /// The translation along x.
  public var tx: CGFloat
  /// The translation along y.
  public var ty: CGFloat

  /// The mapping that changes nothing.
  public static let identity = CGAffineTransform()

  /// The mapping that changes nothing.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// A mapping of these entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A rotation by `angle` radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A scaling.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Whether the mapping changes nothing.
  public var isIdentity: Bool {
    self == .identity
  }

  /// This mapping, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
      d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// A translation, then this mapping.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scaling, then this mapping.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A rotation by `angle` radians, then this mapping.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The mapping back, or this one when there is no way back.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

nonisolated extension CGPoint {
  /// Where `transform` takes this point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}

nonisolated extension CGSize {
  /// The size after `transform`, whose translation does not count.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
}

nonisolated extension CGRect {
  /// The smallest rectangle around this one after `transform`.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    return CGRect(around: corners)
  }

  /// The smallest rectangle around `points`, `.null` when there are none.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A mapping of the plane with perspective.
nonisolated public struct ProjectionTransform: Hashable, Sendable {
  /// The entry at row 1, column 1.
  public var m11: CGFloat = 1
  /// The entry at row 1, column 2.
  public var m12: CGFloat = 0
  /// The entry at row 1, column 3.
  public var m13: CGFloat = 0
  /// The entry at row 2, column 1.
  public var m21: CGFloat = 0
  /// The entry at row 2, column 2.
  public var m22: CGFloat = 1
  /// The entry at row 2, column 3.
  public var m23: CGFloat = 0
  /// The entry at row 3, column 1.
  public var m31: CGFloat = 0
  /// The entry at row 3, column 2.
  public var m32: CGFloat = 0
  /// The entry at row 3, column 3.
  public var m33: CGFloat = 1

  /// The mapping that changes nothing.
  public init() {}

  /// The mapping `transform`, without perspective.
  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  /// Whether the mapping changes nothing.
  public var isIdentity: Bool {
    self == ProjectionTransform()
  }

  /// Whether the mapping has no perspective.
  public var isAffine: Bool {
    m13 == 0 && m23 == 0 && m33 == 1
  }

  /// This mapping, then `other`.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
    product.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
    product.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
    product.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
    product.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
    product.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
    product.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
    product.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
    product.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
    return product
  }
}
