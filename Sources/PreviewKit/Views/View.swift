/// A piece of user interface, described by a `body` of other views.
///
/// This is SwiftUI's `View`: a component that says `import SwiftUI` compiles against it unchanged. The two underscored
/// requirements are how the engine mounts a view; views written by users never implement them.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// What the view shows, as other views.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Mounts `view` as a new node of the engine's tree.
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode

  /// Gives the node that `_makeNode` made a newer value of the view.
  static func _updateNode(_ node: _ViewNode, with view: Self)
}

extension View {
  /// Mounts a view that has a body.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    CompositeNode(view, in: context)
  }

  /// Updates a view that has a body; its body runs again only when an input differs.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(with: view)
  }
}

extension Never: View {
  /// Never has no body.
  public var body: Never { fatalError("Never has no body") }
}
