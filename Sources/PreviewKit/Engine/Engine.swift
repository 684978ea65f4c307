/// Keeps the tree of mounted views up to date: collects marks, evaluates marked nodes parents first, and runs the
/// lifecycle callbacks that an update causes, until nothing is left to do.
@MainActor
final class Engine {
  /// Updates that never come to rest end after this many passes.
  static let passLimit = 64

  /// The nodes that wait for an evaluation, in the order they were marked.
  @exclusivity(unchecked) nonisolated(unsafe) private var marks = ContiguousArray<_ViewNode>()
  /// Nodes that were marked during a pass, and are not below the node that was evaluated then.
  private var marksForLater = ContiguousArray<_ViewNode>()
  private var queue = DepthQueue()
  private var lifecycle = LifecycleQueue()
  private var isUpdating = false
  /// The views that wrote during a body since the last rest, by path, for the report.
  private var writersDuringBody: [String] = []
  private(set) var issues = RuntimeIssueLog()
  private(set) var statistics = UpdateStatistics()
  nonisolated(unsafe) let objects = ObjectRegistry()
  /// The environment keys that were read while no view had set them.
  let defaultedKeys = DefaultedKeys()
  let focus = FocusRegistry()
  /// What is kept by key: user defaults, and the values of the scene.
  nonisolated(unsafe) let storedValues = StoredValueRegistry()
  let preferences = PreferenceRegistry()
  /// The transaction of what has changed since the last update.
  let transaction = PendingTransaction()
  /// The nodes that have read the default of an environment key, by key; a view above may come to set it.
  nonisolated(unsafe) var readersOfDefaults: [ObjectIdentifier: SubscriberList] = [:]

  // MARK: Marking

  /// Asks for a new evaluation of `node`. Only on the thread that runs the engine; others use the ``ChangeQueue``.
  nonisolated func mark(_ node: _ViewNode) {
    transaction.noteChange()
    guard !node.isMarked else { return }
    node.isMarked = true
    marks.append(node)
  }

  /// The node is being evaluated, so that earlier marks are answered.
  nonisolated func clearMark(of node: _ViewNode) { node.isMarked = false }

  /// Takes the marked nodes, in the order they were marked.
  private func takeMarks() -> ContiguousArray<_ViewNode> {
    ChangeQueue.markReaders()
    defer {
      marks = []
      marksForLater = []
    }
    return marksForLater.isEmpty ? marks : marksForLater + marks
  }

  /// Reports that a body wrote to `what`: SwiftUI calls that undefined behaviour.
  nonisolated func noteWriteDuringBody(of what: String) {
    MainActor.assumeIsolated {
      guard let writer = Tracking.current else { return }
      let path = writer.path
      writersDuringBody.append(path)
      issues.report(
        .init(
          kind: .writeDuringBody, path: path,
          message: "\(what) was written while the body of \(path) ran;"
            + " write it in an action, onAppear, onChange or task"))
    }
  }

  func report(_ issue: RuntimeIssue) {
    issues.report(issue)
  }

  func countBody(_ layout: FieldLayout) {
    statistics.count(layout)
  }

  // MARK: Updating

  /// Brings the tree to rest: every marked node is evaluated, and the callbacks that follow have run.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    StackGuard.prepare()
    defer { isUpdating = false }
    storedValues.lookForChanges()
    var passes = 0
    while true {
      let marked = takeMarks()
      if marked.isEmpty {
        if preferences.resolve() || focus.settle() { continue }
        reportRefusedBodies()
        let callbacks = lifecycle.takeNext()
        if callbacks.isEmpty { break }
        for callback in callbacks { callback() }
        storedValues.beginRound()
        continue
      }
      passes += 1
      if passes > Self.passLimit {
        abandon(marked)
        break
      }
      evaluate(marked)
    }
    writersDuringBody = []
    transaction.end()
  }

  private func reportRefusedBodies() {
    for name in StackGuard.takeRefused() {
      report(
        RuntimeIssue(
          kind: .endlessNesting, path: name,
          message: "\(name) is nested too deeply and is left out. Does it contain itself without end?"))
    }
  }

  /// Starts a new count of what updates do, and returns the one until now.
  func takeStatistics() -> UpdateStatistics {
    defer { statistics = UpdateStatistics() }
    return statistics
  }

  private func evaluate(_ marked: ContiguousArray<_ViewNode>) {
    statistics.beginPass()
    for node in marked { queue.insert(node) }
    while let node = queue.popFirst() {
      guard node.isMounted, node.isMarked else {
        clearMark(of: node)
        continue
      }
      clearMark(of: node)
      node.evaluate()
      joinPass(after: node)
    }
  }

  /// What an evaluation marked further down belongs to the same pass; anything else waits for the next one, so that no
  /// body runs twice in one pass.
  private func joinPass(after node: _ViewNode) {
    ChangeQueue.markReaders()
    guard !marks.isEmpty else { return }
    for candidate in marks {
      if candidate.depth > node.depth { queue.insert(candidate) } else { marksForLater.append(candidate) }
    }
    marks.removeAll(keepingCapacity: true)
  }

  private func abandon(_ marked: ContiguousArray<_ViewNode>) {
    for node in marked { clearMark(of: node) }
    lifecycle.removeAll()
    let culprits = writersDuringBody.isEmpty ? marked.map(\.path) : writersDuringBody
    var names: [String] = []
    for culprit in culprits where !names.contains(culprit) { names.append(culprit) }
    issues.report(
      .init(
        kind: .endlessUpdate, path: names.first ?? "",
        message: "the view did not come to rest after \(Self.passLimit) updates; it changes what it reads: "
          + names.joined(separator: ", ")))
  }

  // MARK: Lifecycle

  /// Runs `callback` after the present update, in the order of the calls.
  func afterUpdate(_ callback: @escaping () -> Void) {
    lifecycle.add(callback)
  }

  /// What `body` leaves to be run after the update; the caller hands it in again when its turn has come.
  func holdingBack(_ body: () -> Void) -> [() -> Void] {
    let count = lifecycle.callbackCount
    body()
    return lifecycle.takeCallbacks(after: count)
  }

  /// Runs `start` after the callbacks of the present update.
  func startAfterUpdate(_ start: @escaping () -> Void) {
    lifecycle.addTask(start)
  }
}
