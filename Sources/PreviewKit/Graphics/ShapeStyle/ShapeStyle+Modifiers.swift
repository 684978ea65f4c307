import Foundation

nonisolated extension ShapeStyle {
  /// The style at a part of its opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  /// The style drawn with `mode`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// The style spread over `rect` instead of the shape's own bounds.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }

  /// The second rank of this style.
  public var secondary: some ShapeStyle { self }

  /// The third rank of this style.
  public var tertiary: some ShapeStyle { self }

  /// The fourth rank of this style.
  public var quaternary: some ShapeStyle { self }

  /// The fifth rank of this style.
  public var quinary: some ShapeStyle { self }
}
