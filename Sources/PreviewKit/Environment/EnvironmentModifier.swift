import Combine
import Observation

/// Changes the environment of the views below.
struct EnvironmentModifier: PrimitiveModifier {
  let transform: @MainActor (inout EnvironmentValues) -> Void

  func makeStorage(in node: _ViewNode) -> EnvironmentScope {
    EnvironmentScope(parent: node.scope, engine: node.engine)
  }

  func contentScope(in node: _ViewNode, storage: EnvironmentScope) -> EnvironmentScope { storage }

  static var hasDependencies: Bool { true }

  func evaluate(_ node: PrimitiveModifierNode<Self>) {
    var values = EnvironmentValues(scope: node.scope)
    values.isBeingSet = true
    transform(&values)
    values.apply(to: node.storage, replacing: true)
  }
}

extension View {
  /// Sets the value at `keyPath` for this view and everything below it.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes the value at `keyPath` for this view and everything below it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Makes an observable object readable by its type below this view; nil takes an object of the type away.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[ObservableObjectKey<Object>.self].object = object })
  }

  /// Injects an object for the `@EnvironmentObject` properties of its type in the views below.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<Object>.self].object = object })
  }
}
