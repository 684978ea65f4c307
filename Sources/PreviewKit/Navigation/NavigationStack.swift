/// Screens that are pushed one above the other.
///
/// A screen that is covered stays mounted and keeps its state, but is not seen: it gets `onDisappear` when another one
/// has appeared above it, and `onAppear` again when that is popped; its tasks are cancelled and start again.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  /// The values of the path that the app owns.
  let path: PathAccess?

  struct PathAccess {
    let values: @MainActor () -> [any Hashable]
    let append: @MainActor (any Hashable) -> Bool
    let removeLast: @MainActor (Int) -> Void
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// A stack with a path that the app owns.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathAccess(
      values: { path.wrappedValue.values },
      append: {
        path.wrappedValue.append(any: $0)
        return true
      },
      removeLast: { path.wrappedValue.removeLast($0) })
  }
}

extension NavigationStack where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
  /// A stack with a path of values of one type that the app owns.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data.Element: Hashable {
    self.root = root()
    self.path = PathAccess(
      values: { path.wrappedValue.map { $0 as any Hashable } },
      append: { value in
        guard let value = value as? Data.Element else { return false }
        path.wrappedValue.append(value)
        return true
      },
      removeLast: { count in
        var values = path.wrappedValue
        values.removeSubrange(values.index(values.endIndex, offsetBy: -min(count, values.count))...)
        path.wrappedValue = values
      })
  }
}

extension NavigationStack: PrimitiveView {
  static func makeStorage(in node: _ViewNode) -> NavigationStorage { NavigationStorage(node) }

  static var pathComponent: String? { "NavigationStack" }

  func content(in node: PrimitiveNode<Self>) -> NavigationScreens<Root> {
    let context = node.storage.context
    if let path {
      context.appendToPath = path.append
      context.removeFromPath = path.removeLast
      context.setValues(path.values())
    }
    return NavigationScreens(root: root, storage: node.storage)
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    node.storage.collectTop(root: node.child, node: node, into: collector)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    action == .back && node.storage.context.pop()
  }
}

/// What a stack keeps while it is mounted.
@MainActor
final class NavigationStorage {
  let context = NavigationContext()
  fileprivate let scope: EnvironmentScope

  init(_ node: _ViewNode) {
    context.node = node
    scope = EnvironmentScope(parent: node.scope, engine: node.engine)
    var values = EnvironmentValues()
    values[NavigationContextKey.self] = context
    values.apply(to: scope)
  }

  /// Mounts the screens that were pushed since, in the environment of the stack, and lets only the topmost be seen:
  /// what comes appears before what goes disappears.
  fileprivate func mountScreens(under node: NavigationScreensNode) {
    let entries = context.entries
    for entry in entries {
      if let screen = entry.node {
        AnyView._updateNode(screen.child!, with: entry.make())
        continue
      }
      let scope = EnvironmentScope(parent: self.scope, engine: node.engine)
      var values = EnvironmentValues()
      values.dismiss = DismissAction { [weak context, weak entry] in
        if let entry { _ = context?.pop(entry) }
      }
      values.isPresented = true
      values.beginEditMode()
      values.apply(to: scope)
      entry.node = NavigationScreenNode(
        entry.make(),
        in: _NodeContext(engine: node.engine, parent: node, scope: scope, depth: node.depth + 1))
    }
    let screens = [node.root] + entries.map(\.node)
    screens.last??.setConcealed(false)
    for screen in screens.dropLast().reversed() { screen?.setConcealed(true) }
    context.sayFarewells(in: node.engine)
  }

  /// Adds the screen that is on top.
  func collectTop(root: _ViewNode, node: _ViewNode, into collector: ElementCollector) {
    let screen = Element(.screen, node: node)
    let screens = [root] + context.entries.compactMap(\.node)
    for covered in screens.dropLast() { collector.addPresentations(from: covered) }
    let (traits, elements) = collector.onScreen { screens.last?.emit(into: collector) }
    screen.take(traits, elements)
    screen.isBackButtonHidden = traits.hidesWayBack && !context.entries.isEmpty
    collector.append(screen)
  }
}

/// The root of a stack and the screens above it.
struct NavigationScreens<Root: View>: View {
  let root: Root
  let storage: NavigationStorage

  var body: Never { fatalError("NavigationScreens is a primitive view and has no body") }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    let node = NavigationScreensNode(context)
    node.storage = view.storage
    node.root = NavigationScreenNode(
      view.root,
      in: _NodeContext(engine: context.engine, parent: node, scope: view.storage.scope, depth: context.depth + 1))
    view.storage.mountScreens(under: node)
    return node
  }

  static func _updateNode(_ node: _ViewNode, with view: Self) {
    let node = unsafeDowncast(node, to: NavigationScreensNode.self)
    Root._updateNode(node.root!.child!, with: view.root)
    view.storage.mountScreens(under: node)
  }
}

final class NavigationScreensNode: _ViewNode {
  var root: NavigationScreenNode?
  var storage: NavigationStorage!

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let root { body(root) }
    for entry in storage.context.entries { if let screen = entry.node { body(screen) } }
  }

  override func dropChildren() { root = nil }

  override func willUnmount() { storage.context.sayFarewells(in: engine) }

  override func collect(into collector: ElementCollector) { root?.emit(into: collector) }
}

/// One screen of a stack.
final class NavigationScreenNode: BranchNode {
  init<Content: View>(_ content: Content, in context: _NodeContext) {
    super.init(context)
    child = Content._makeNode(content, in: childContext())
  }
}

/// The older navigation container; it behaves like a stack.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// A container of screens.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack.
  public var body: some View { NavigationStack { content } }
}
