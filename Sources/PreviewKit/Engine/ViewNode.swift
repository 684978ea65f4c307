/// A node of the engine's retained tree: one mounted view, with its identity given by its place under its parent.
///
/// The subclasses know how a kind of view is mounted, updated, taken down and read as text. Users never meet this type;
/// it is public because ``View`` has to name it.
@MainActor
public class _ViewNode {
  unowned(unsafe) let engine: Engine
  unowned(unsafe) private(set) var parent: _ViewNode?
  /// The environment that is in force at this node.
  let scope: EnvironmentScope
  /// The number of nodes above; parents are evaluated before children.
  nonisolated let depth: Int32
  @exclusivity(unchecked) private(set) final var isMounted = true
  /// Whether the node is on a screen that a person sees: it is not covered by a pushed one, nor on a tab that is not
  /// selected.
  @exclusivity(unchecked) private(set) final var isOnScreen: Bool
  /// Whether the node itself is kept off the screen, wherever it stands.
  @exclusivity(unchecked) private final var isConcealed = false
  /// Whether the node is seen although its parent is not.
  @exclusivity(unchecked) private final var standsAbove = false
  /// Whether the node waits to be evaluated.
  @exclusivity(unchecked) nonisolated(unsafe) final var isMarked = false
  /// Counts evaluations: a subscription made in an earlier one is void.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var generation: UInt32 = 0
  /// The handle that subscriptions hold, if there are any.
  @exclusivity(unchecked) nonisolated(unsafe) private final var ownHandle: NodeHandle?

  init(_ context: _NodeContext) {
    engine = context.engine
    parent = context.parent
    scope = context.scope
    depth = context.depth
    isOnScreen = context.parent?.isOnScreen ?? true
  }

  deinit { ownHandle?.invalidate() }

  /// What subscriptions hold of this node.
  nonisolated final var handle: NodeHandle {
    if let ownHandle { return ownHandle }
    let made = NodeHandle(self, generation: generation)
    ownHandle = made
    return made
  }

  /// Voids the subscriptions that the node has made until now.
  private final func beginGeneration() {
    generation &+= 1
    ownHandle?.advance(to: generation)
  }

  /// The context in which this node's children are mounted.
  func childContext() -> _NodeContext {
    _NodeContext(engine: engine, parent: self, scope: scope, depth: depth + 1)
  }

  /// Computes the node's content again because something that it read has changed.
  func evaluate() {}

  /// Calls `body` for each child, in order.
  func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Releases the children after they were taken down.
  func dropChildren() {}

  /// What the node does when it leaves the tree, after its children did.
  func willUnmount() {}

  /// What the node does when it has come on the screen or left it and stays mounted, after its children did.
  func visibilityDidChange() {}

  /// Adds what a person perceives of this node to the semantic tree.
  func collect(into collector: ElementCollector) {
    forEachChild { $0.emit(into: collector) }
  }

  /// Whether a list looks through this node for its rows.
  var isTransparentForRows: Bool { true }

  /// The name of this node in a view path, or nil when it is of no interest to a reader.
  var pathComponent: String? { nil }

  /// Combines what the views below say for a preference.
  func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    forEachChild { $0.collectPreference(key, into: &value) }
  }

  /// A view below says something else for a preference now.
  func preferenceDidChange(_ key: ObjectIdentifier) {}

  /// Combines again what the views below say, for a node that follows it.
  func resolvePreference() {}

  /// Does what a person did to the element that this node showed. Returns false when it cannot be done here.
  func perform(_ action: ElementAction) -> Bool { false }

  /// Evaluates `body` so that everything it reads is a dependency of this node.
  ///
  /// The result is returned through memory of this frame. A function that is generic in the result would look up tuple
  /// and optional types at run time, in every call.
  @inline(__always)
  final func tracking<Result>(_ body: () -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: Result.self, capacity: 1) { result in
      let place = result.baseAddress!
      trackReads { place.initialize(to: body()) }
      return place.move()
    }
  }

  /// Runs `body` so that everything it reads is a dependency of this node.
  final func trackReads(_ body: () -> Void) {
    trackOwnReads { ObservedReads.track(for: handle, body) }
  }

  /// Like ``trackReads(_:)``, for a `body` that runs no code of the app's and so reads no property of an `@Observable`
  /// object.
  final func trackOwnReads(_ body: () -> Void) {
    clearOwnMark()
    beginGeneration()
    let outer = Tracking.current
    Tracking.current = self
    defer { Tracking.current = outer }
    body()
  }

  /// The node is about to be brought up to date, which answers earlier marks.
  final func clearOwnMark() {
    if isMarked { engine.clearMark(of: self) }
  }

  /// Reports that views are nested so deeply that the stack would not last; most likely one contains itself without
  /// end.
  final func reportEndlessNesting(of subject: String, _ failure: String) {
    let path = self.path
    engine.report(
      RuntimeIssue(
        kind: .endlessNesting, path: path,
        message:
          "\(subject) nested \(depth) levels deep and \(failure): \(path). Does a view contain itself without end?"
      ))
  }

  /// Adds this node to the semantic tree; in a list, as a row when it is one.
  final func emit(into collector: ElementCollector) {
    if collector.makesRows, !isTransparentForRows {
      collector.row(of: self)
    } else {
      collect(into: collector)
    }
  }

  /// Keeps the node and everything below it off the screen, or no longer does.
  final func setConcealed(_ isConcealed: Bool) {
    self.isConcealed = isConcealed
    followVisibility()
  }

  /// Lets the node be seen from now on, whether its parent is or not.
  final func standAbove() {
    standsAbove = true
    followVisibility()
  }

  private final func followVisibility() {
    let isOnScreen = standsAbove || !isConcealed && (parent?.isOnScreen ?? true)
    guard isOnScreen != self.isOnScreen else { return }
    self.isOnScreen = isOnScreen
    forEachChild { $0.followVisibility() }
    visibilityDidChange()
  }

  /// Takes the node and everything below it out of the tree, children first.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    beginGeneration()
    forEachChild { $0.unmount() }
    willUnmount()
    dropChildren()
    parent = nil
  }

  /// Whether `other` is this node or stands above it.
  final func isInside(_ other: _ViewNode) -> Bool {
    var node: _ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The views around this node and itself, outermost first: `TagsView > List > TagRow`.
  final var path: String {
    var components: [String] = []
    var node: _ViewNode? = self
    while let current = node {
      if let component = current.pathComponent { components.append(component) }
      node = current.parent
    }
    if components.isEmpty { return "the root view" }
    if components.count > 16 {
      // Nobody reads a path of thousands; its ends say enough.
      components.replaceSubrange(8..<components.count - 4, with: ["…"])
    }
    return components.reversed().joined(separator: " > ")
  }
}
