import Foundation

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
