import Foundation

/// How far a window can be resized.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = WindowResizability(name: "automatic")
  /// As its content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// At least as its content needs.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How the toolbar of a window looks.
public struct WindowToolbarStyle: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = WindowToolbarStyle(name: "automatic")
  /// Below the title.
  public static let expanded = WindowToolbarStyle(name: "expanded")
  /// Beside the title.
  public static let unified = WindowToolbarStyle(name: "unified")
  /// Beside the title, low.
  public static let unifiedCompact = WindowToolbarStyle(name: "unifiedCompact")
}

extension Scene {
  /// Menus of the app on a Mac; they are not staged.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// Takes the system's menus away; there are none here.
  public func commandsRemoved() -> some Scene { self }
  /// Replaces the system's menus; there are none here.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// The size of a new window, in points; it does not show in an outline.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// The size of a new window, in points; it does not show in an outline.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// The place of a new window; it does not show in an outline.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// How far the window can be resized; it does not show in an outline.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// How the toolbar of the window looks; it does not show in an outline.
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  /// Which events open the window; there are none here.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets the value at `keyPath` for the window.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    SceneGroup(_windowContent: _windowContent.map { AnyView($0.environment(keyPath, value)) })
  }

  /// Runs `action` with the old and the new value after an update in which `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    SceneGroup(_windowContent: _windowContent.map { AnyView($0.onChange(of: value, initial: initial, action)) })
  }

  /// Runs `action` after an update in which `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    SceneGroup(_windowContent: _windowContent.map { AnyView($0.onChange(of: value, initial: initial, action)) })
  }
}
