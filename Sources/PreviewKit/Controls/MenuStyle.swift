/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The view of a menu.
  associatedtype Body: View
  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Makes the view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart<MenuStyleConfiguration, _StylePartName.Label>

  /// The items.
  public typealias Content = _StylePart<MenuStyleConfiguration, _StylePartName.Content>

  /// The label.
  public let label: Label
  /// The items.
  public let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyle where Self: _SystemStyle {
  /// The menu itself.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The style that the context decides.
public struct DefaultMenuStyle: MenuStyle, _SystemStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// A button that opens the menu.
public struct ButtonMenuStyle: MenuStyle, _SystemStyle {
  /// The same as `.button`.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu.
  public static var button: Self { Self() }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, _SystemStyle {
  /// The same as `.borderlessButton`.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: Self { Self() }
}

/// In which order the items of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu closes when an item is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Sets how the menus below look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Whether the menu around this view closes when the view is used.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modifier(EnvironmentModifier { if behavior == .disabled { $0[AfterButtonActionKey.self] = nil } })
  }
}
