import Foundation

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
