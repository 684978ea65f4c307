import Foundation

nonisolated extension View {
  /// The size of controls. Looks only.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// The sizes of controls. Looks only.
  public func controlSize<T: RangeExpression<ControlSize>>(_ range: T) -> some View { self }

  /// How wide buttons are. Looks only.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Whether menus have an arrow. Looks only.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Whether content is hidden on a locked screen. Looks only.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// The distance between icon and title, in points. Looks only.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// The width kept for icons, in points. Looks only.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
}

/// The size of controls.
nonisolated public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// How wide buttons are.
nonisolated public struct ButtonSizing: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As their label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As their container.
  public static let flexible = ButtonSizing(name: "flexible")
}

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
