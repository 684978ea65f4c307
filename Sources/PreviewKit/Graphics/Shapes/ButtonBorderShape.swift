import Foundation

/// The form of a button's border.
nonisolated public struct ButtonBorderShape: InsettableShape, Hashable {
  enum Kind: Hashable {
    case automatic
    case capsule
    case roundedRectangle(CGFloat?)
    case circle
  }

  let kind: Kind

  /// As the system decides.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of `radius` points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic: Path(roundedRect: rect, cornerRadius: 8)
    case .roundedRectangle(let radius): Path(roundedRect: rect, cornerRadius: radius ?? 8)
    case .capsule: Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .circle: Path(ellipseIn: rect)
    }
  }

  /// The shape, smaller by `amount` points on each side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetByShape(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The form of the border of the button around it.
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
