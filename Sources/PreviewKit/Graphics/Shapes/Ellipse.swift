import Foundation

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
