/// A part of an app: windows and what belongs to them.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The scene, as other scenes.
  @SceneBuilder var body: Body { get }
  /// What the first window of the scene shows, or nil when it has none.
  var _windowContent: AnyView? { get }
}

extension Scene {
  /// The first window of the body.
  public var _windowContent: AnyView? { body._windowContent }
}

/// A scene that the engine knows by itself.
@MainActor @preconcurrency
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// A scene that the engine knows by itself has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {
  /// Never has no window.
  public var _windowContent: AnyView? { nil }
}

/// Builds scenes from the statements of a closure.
@MainActor @resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes; the first window is the one that is staged.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> some Scene {
    var window = first._windowContent
    for scene in repeat each other { window = window ?? scene._windowContent }
    return SceneGroup(_windowContent: window)
  }
}

/// Several scenes.
struct SceneGroup: Scene, PrimitiveScene {
  let _windowContent: AnyView?
}

/// A window that can be opened several times.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  let content: Content

  /// Windows with the content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with an id.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Windows with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the window.
  public var _windowContent: AnyView? { AnyView(content) }
}

/// A window that there is once.
public struct Window<Content: View>: Scene, PrimitiveScene {
  let content: Content

  /// A window with a title and an id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the window.
  public var _windowContent: AnyView? { AnyView(content) }
}

/// The settings of an app on a Mac; they are not staged.
public struct Settings<Content: View>: Scene, PrimitiveScene {
  /// Settings with the content.
  public init(@ViewBuilder content: () -> Content) {}
  /// None.
  public var _windowContent: AnyView? { nil }
}
