import Foundation

nonisolated extension View {
  /// The size of controls.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentValue(ControlSizeKey.self, controlSize)
  }

  /// Keeps the size of controls within a range: the size set further out, or the nearest one in `range`.
  public func controlSize<T: RangeExpression<ControlSize>>(_ range: T) -> some View {
    let allowed = ControlSize.allCases.filter { range.contains($0) }
    return environmentChange { values in
      guard let least = allowed.first, let most = allowed.last else { return }
      values.controlSize = min(max(values.controlSize, least), most)
    }
  }

  /// The form of the borders of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environmentValue(ButtonBorderShapeKey.self, shape)
  }

  /// Whether a button that is held down acts again and again; here it acts once.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environmentValue(ButtonRepeatBehaviorKey.self, behavior)
  }

  /// How much badges stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environmentValue(BadgeProminenceKey.self, prominence)
  }

  /// Whether a drag that rests on a control opens it; nothing is dragged here.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environmentValue(SpringLoadingBehaviorKey.self, behavior)
  }

  /// How wide buttons are. Looks only.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Whether menus have an arrow.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environmentValue(MenuIndicatorVisibilityKey.self, visibility)
  }

  /// In which order the items of menus stand; here they stand as they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { environmentValue(MenuOrderKey.self, order) }

  /// Whether controls show their labels. What is not shown is still read out, and stays in the outline.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environmentValue(LabelsVisibilityKey.self, visibility)
  }

  /// Hides the labels of controls. They are still read out, and stay in the outline.
  public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// The distance between icon and title, in points. Looks only.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// The width kept for icons, in points. Looks only.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
}

nonisolated extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The form of the borders of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// Whether menus have an arrow.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// In which order the items of menus stand.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

private enum ControlSizeKey: BuiltInEnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum ButtonBorderShapeKey: BuiltInEnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

private enum MenuIndicatorVisibilityKey: BuiltInEnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum MenuOrderKey: BuiltInEnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private enum LabelsVisibilityKey: BuiltInEnvironmentKey {
  static var defaultValue: Visibility { .automatic }
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

  /// As the system decides.
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

/// Whether a button that is held down acts again and again.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It acts again and again.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How much a badge stands out.
nonisolated public struct BadgeProminence: Hashable, Sendable {
  let name: String

  /// Less than text.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As text.
  public static let standard = BadgeProminence(name: "standard")
  /// More than text.
  public static let increased = BadgeProminence(name: "increased")
}

/// Whether a drag that rests on a control opens it.
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

nonisolated extension EnvironmentValues {
  /// Whether a button that is held down acts again and again.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// Whether a drag that rests on a control opens it.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}

private enum ButtonRepeatBehaviorKey: BuiltInEnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private enum BadgeProminenceKey: BuiltInEnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

private enum SpringLoadingBehaviorKey: BuiltInEnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}
