/// How menus look; it does not show in an outline, and the body of a style of the app's own is not asked for.
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
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }

  /// The items.
  public struct Content: View {
    let content: AnyView
    /// The items.
    public var body: some View { content }
  }

  let label: Label
  let content: Content
}

/// A look of the system's that does not show in an outline.
public protocol _SystemMenuStyle: MenuStyle {}

extension _SystemMenuStyle {
  /// The menu itself.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The style that the context decides.
public struct DefaultMenuStyle: _SystemMenuStyle {
  /// The style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// A button that opens the menu.
public struct ButtonMenuStyle: _SystemMenuStyle {
  /// The style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu.
  public static var button: Self { Self() }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: _SystemMenuStyle {
  /// The style.
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
  /// Sets how the menus below look; it does not show in an outline.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Sets the order of the items in the menus below; here they stand as they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Whether the menu around this view closes when the view is used.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modifier(EnvironmentModifier { if behavior == .disabled { $0[AfterButtonActionKey.self] = nil } })
  }
}
