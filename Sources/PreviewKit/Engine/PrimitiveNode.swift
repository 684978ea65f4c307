/// A view that the engine knows by itself: it has at most one content, made from its value and the environment, and says
/// what a person perceives of it.
@MainActor @preconcurrency
protocol PrimitiveView: BodilessView {
  associatedtype Content: View
  associatedtype NodeStorage = Void

  /// What the node keeps for the view as long as it is mounted.
  static func makeStorage(in node: _ViewNode) -> NodeStorage

  /// The view inside. What is read here is a dependency of the node.
  func content(in node: PrimitiveNode<Self>) -> Content

  /// Adds what is perceived; by default, what is perceived of the content.
  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector)

  /// Does what a person did to the element.
  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool

  /// Whether a list looks through the view for its rows.
  static var isTransparentForRows: Bool { get }

  /// The name in view paths, if the view has one that a reader wants to see there.
  static var pathComponent: String? { get }

  /// The view leaves the tree.
  func willUnmount(_ node: PrimitiveNode<Self>)
}

extension PrimitiveView {
  /// Mounts a view that the engine knows by itself.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    PrimitiveNode(view, in: context)
  }

  /// Gives the node the newer value.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: PrimitiveNode<Self>.self).update(with: view)
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    node.forEachChild { $0.emit(into: collector) }
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool { false }

  static var isTransparentForRows: Bool { false }

  static var pathComponent: String? { nil }

  func willUnmount(_ node: PrimitiveNode<Self>) {}
}

extension PrimitiveView where NodeStorage == Void {
  static func makeStorage(in node: _ViewNode) {}
}

extension PrimitiveView where Content == EmptyView {
  func content(in node: PrimitiveNode<Self>) -> EmptyView { EmptyView() }
}

/// The node of a primitive view.
final class PrimitiveNode<V: PrimitiveView>: _ViewNode {
  @exclusivity(unchecked) private(set) var view: V
  @exclusivity(unchecked) private var kept: Held<V.NodeStorage>?
  @exclusivity(unchecked) private var contentNode: _ViewNode?

  init(_ view: V, in context: _NodeContext) {
    self.view = view
    super.init(context)
    if V.NodeStorage.self != Void.self { kept = Held(V.makeStorage(in: self)) }
    evaluate()
  }

  /// What the node keeps for the view; only for views that keep something.
  var storage: V.NodeStorage! { kept?.value }

  /// The node of the content.
  var child: _ViewNode { contentNode! }

  func update(with new: V) {
    view = new
    evaluate()
  }

  override func evaluate() {
    if V.Content.self == EmptyView.self {
      clearOwnMark()
      return
    }
    let content = tracking { view.content(in: self) }
    if let contentNode {
      V.Content._updateNode(contentNode, with: content)
    } else {
      contentNode = V.Content._makeNode(content, in: childContext())
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let contentNode { body(contentNode) }
  }

  override func dropChildren() { contentNode = nil }

  override func willUnmount() { view.willUnmount(self) }

  override func collect(into collector: ElementCollector) {
    view.collect(self, into: collector)
  }

  override func perform(_ action: ElementAction) -> Bool { view.perform(action, in: self) }

  override var isTransparentForRows: Bool { V.isTransparentForRows }

  override var pathComponent: String? { V.pathComponent }
}
