/// Mounts a view and keeps it up to date, so that a test can look at it as a person would and act on it.
///
/// ```swift
/// let host = ViewHost(Counter())
/// try host.tap("Add")
/// #expect(host.texts == ["Count 1"])
/// ```
///
/// Everything happens on the main actor and at once: an action's writes are one update, which has come to rest when
/// the call returns. Asynchronous work of views runs when the test suspends: ``settle()`` waits for it.
@MainActor
public final class ViewHost {
  let engine = Engine()
  private let scope: EnvironmentScope
  private let level = PresentationLevel()
  private var root: _ViewNode?

  /// Mounts `view` in `environment` and brings it to rest.
  public init<V: View>(_ view: V, environment: EnvironmentValues = EnvironmentValues()) {
    scope = EnvironmentScope(parent: nil, engine: engine)
    var values = environment
    values[PresentationLevelKey.self] = level
    if values.editMode == nil { values.beginEditMode() }
    values.apply(to: scope)
    StackGuard.prepare()
    root = V._makeNode(view, in: _NodeContext(engine: engine, parent: nil, scope: scope, depth: 0))
    engine.update()
  }

  /// Changes values of the environment that the root view stands in, and brings the tree to rest.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: scope)
    change(&values)
    values.apply(to: scope)
    engine.update()
  }

  /// Evaluates what has changed since, until nothing is left to do.
  public func update() { engine.update() }

  /// Takes the view off the stage: tasks are cancelled, `onDisappear` runs.
  public func unmount() {
    root?.unmount()
    root = nil
    engine.update()
  }

  /// What a person perceives at this moment.
  public var tree: SemanticTree {
    let collector = ElementCollector()
    let elements = collector.nested { root?.emit(into: collector) }
    return SemanticTree(screen: elements, presentations: collector.presentations)
  }

  /// What a person perceives at this moment, as text.
  public var outline: String {
    var writer = OutlineWriter()
    writer.write(tree, depth: 0)
    return writer.text
  }

  /// What the runtime has noticed, in the order it was noticed.
  public var issues: [RuntimeIssue] { engine.issues.all }

  /// The environment keys of the app that were read while no view had set them, by name.
  public var defaultedKeys: [String] { engine.defaultedKeys.sortedNames }

  /// What updates did since this was last called: how many bodies ran, by view type.
  public func takeStatistics() -> UpdateStatistics { engine.takeStatistics() }

  /// Does `action` to `element` and brings the tree to rest. False when the element cannot do it, or when something is
  /// presented above it.
  func attempt(_ action: ElementAction, on element: Element) -> Bool {
    if let node = element.node, !canReach(node) { return false }
    StackGuard.prepare()
    let done = element.perform(action)
    engine.update()
    return done
  }

  /// Whether a person can reach what `node` shows: nothing is presented above it.
  func canReach(_ node: _ViewNode) -> Bool { level.canReach(node) }
}
