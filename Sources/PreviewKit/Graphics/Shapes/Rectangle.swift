import Foundation

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
