/// Runs asynchronous work for as long as the view is on the screen.
struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void

  final class Running {
    var task: Task<Void, Never>?
  }

  func makeStorage(in node: _ViewNode) -> Running { Running() }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    if let old, old.id == id { return }
    stop(node)
    if node.isOnScreen { start(node) }
  }

  func visibilityDidChange(_ node: PrimitiveModifierNode<Self>) {
    if node.isOnScreen { start(node) } else { stop(node) }
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) { stop(node) }

  private func start(_ node: PrimitiveModifierNode<Self>) {
    node.engine.startAfterUpdate { [weak node] in
      guard let node, node.isMounted, node.isOnScreen, node.storage.task == nil else { return }
      nonisolated(unsafe) let action = node.modifier.action
      node.storage.task = Task(name: "task of \(node.path)", priority: node.modifier.priority) { await action() }
    }
  }

  private func stop(_ node: PrimitiveModifierNode<Self>) {
    node.storage.task?.cancel()
    node.storage.task = nil
  }
}

extension View {
  /// Runs `action` when the view has appeared, once for each appearance; it is cancelled when the view leaves
  /// the screen, and runs again when the view comes back.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, name: name, priority: priority, action: action))
  }

  /// Like `task`, and starts again when `id` changes.
  public func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, name: name, priority: priority, action: action))
  }
}
