/// The work of a pulled list. It belongs to the view: it is cancelled when the view goes away.
struct RefreshableModifier: PrimitiveModifier {
  let action: @MainActor @Sendable () async -> Void

  final class Storage {
    var tasks: [Task<Void, Never>] = []
    let scope: EnvironmentScope

    init(_ scope: EnvironmentScope) { self.scope = scope }
  }

  func makeStorage(in node: _ViewNode) -> Storage {
    Storage(EnvironmentScope(parent: node.scope, engine: node.engine))
  }

  func contentScope(in node: _ViewNode, storage: Storage) -> EnvironmentScope {
    var values = EnvironmentValues()
    values.refresh = RefreshAction { [weak node] in
      guard let node = node as? PrimitiveModifierNode<Self>, node.isMounted else { return }
      let task = Task { await node.modifier.action() }
      node.storage.tasks.append(task)
      await withTaskCancellationHandler {
        await task.value
      } onCancel: {
        task.cancel()
      }
    }
    values.apply(to: storage.scope)
    return storage.scope
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) {
    for task in node.storage.tasks { task.cancel() }
  }
}

extension View {
  /// Runs `action` when the content is pulled to refresh it.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}

extension _ViewNode {
  /// Pulls the content at this place.
  func refresh() -> Bool {
    guard let refresh = scope.value(RefreshKey.self) else { return false }
    Task { await refresh() }
    return true
  }
}

/// Refreshes the content, as pulling a list does.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Refreshes and returns when that is done.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Refreshes the content; nil where nothing is refreshable.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

struct RefreshKey: BuiltInEnvironmentKey { static let defaultValue: RefreshAction? = nil }
