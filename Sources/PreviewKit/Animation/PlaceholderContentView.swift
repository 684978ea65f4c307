/// Stands for the view that is animated or comes and goes, inside the closure or transition that changes it.
nonisolated public struct PlaceholderContentView<Value>: BodilessView {
  private let content: AnyView

  init<Content: View>(_ content: Content) { self.content = AnyView(content) }

  /// The view itself stands in the place of the placeholder.
  public typealias Body = Never

  /// Mounts the view that it stands for.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    AnyView._makeNode(view.content, in: context)
  }

  /// Updates the view that it stands for.
  @MainActor public static func _updateNode(_ node: _ViewNode, with view: Self) {
    AnyView._updateNode(node, with: view.content)
  }
}
