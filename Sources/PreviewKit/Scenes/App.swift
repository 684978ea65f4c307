/// An app: its scenes.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// There is no screen to run an app on here: an app is staged like a component, with ``AppView``.
  public static func main() {
    fatalError("\(Self.self) cannot run here; stage it as a component with AppView(\(Self.self)())")
  }
}

/// An app as a view: what its first window shows. The app's state and objects live as long as the view.
public struct AppView<Application: App>: View {
  @StyleProperties private var app: Application

  /// Shows the first window of `app`.
  public init(_ app: Application) { _app = StyleProperties(wrappedValue: app) }

  /// The content of the first window.
  public var body: some View { app.body._windowContent }
}
