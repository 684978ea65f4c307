/// A menu behind the title of the screen.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  let content: Content

  /// A menu with items.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The menu as a view; it has no label of its own.
  public var _toolbarView: AnyView { AnyView(Menu(content: { content }, label: { EmptyView() })) }
}

/// What a toolbar is for; it does not show in an outline.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing.
  public static let editor = ToolbarRole(name: "editor")
  /// A stack of screens.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// An item that the system puts into toolbars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
  /// A menu behind the title of the screen.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }

  /// What the toolbar is for; it does not show in an outline.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Takes an item of the system's away; here there are none.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
}
