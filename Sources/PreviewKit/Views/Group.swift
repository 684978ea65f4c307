/// Several views treated as one for modifiers; in a list, still a row for each.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views themselves.
  public var body: Content { content }

  /// Mounts the content; a group is nothing of its own.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    Content._makeNode(view.content, in: context)
  }

  /// Updates the content.
  @MainActor public static func _updateNode(_ node: _ViewNode, with view: Self) {
    Content._updateNode(node, with: view.content)
  }
}
