/// Where in the tree a new node stands: what the engine hands down while it mounts views.
public struct _NodeContext {
  unowned(unsafe) let engine: Engine
  unowned(unsafe) let parent: _ViewNode?
  let scope: EnvironmentScope
  let depth: Int32

  /// The context of the children of `node`, which was made in this context.
  @MainActor func child(of node: _ViewNode) -> _NodeContext {
    _NodeContext(engine: engine, parent: node, scope: scope, depth: depth + 1)
  }
}
