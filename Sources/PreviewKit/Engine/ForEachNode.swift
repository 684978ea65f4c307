import Foundation

/// The views of a collection; the id of an element is the identity of its view.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  /// An id and, where ids are not unique, how many of the same came before.
  private struct Key: Hashable {
    let id: ID
    var occurrence = 0
  }

  /// Up to this number of new ids are searched for among the others one by one, which is cheaper than a table of all.
  private static var fewInsertions: Int { 8 }

  @exclusivity(unchecked) private var view: ForEach<Data, ID, Content>
  /// The ids of the mounted views, and their nodes in the same order.
  @exclusivity(unchecked) private var ids: ContiguousArray<ID> = []
  @exclusivity(unchecked) private var nodes: ContiguousArray<_ViewNode> = []
  @exclusivity(unchecked) private var hasDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, in context: _NodeContext) {
    self.view = view
    super.init(context)
    evaluate()
  }

  func update(with new: ForEach<Data, ID, Content>) {
    if view.isConstant, view.data.count != new.data.count {
      engine.report(
        RuntimeIssue(
          kind: .misuse, path: path,
          message: "ForEach over a constant range changed from \(view.data.count) to \(new.data.count) elements"
            + " in \(path); use ForEach(_:id:content:) with an explicit id"))
    }
    view = new
    evaluate()
  }

  override func evaluate() {
    var newIDs = ContiguousArray<ID>()
    var contents = ContiguousArray<Content>()
    // The closure reads state and environment on behalf of this node; mounting the views does not.
    trackReads {
      let count = view.data.count
      newIDs.reserveCapacity(count)
      contents.reserveCapacity(count)
      for element in view.data {
        newIDs.append(view.id(element))
        contents.append(view.content(element))
      }
    }
    newIDs.withUnsafeBufferPointer { new in
      contents.withUnsafeBufferPointer { contents in
        var index = 0
        if !hasDuplicates {
          let common = min(new.count, nodes.count)
          while index < common, ids[index] == new[index] {
            Content._updateNode(nodes[index], with: contents[index])
            index += 1
          }
        }
        guard index < new.count || index < nodes.count else { return }
        if nodes.isEmpty, Set(new).count == new.count {
          mountAll(contents)
        } else if !insertFew(new, contents, at: index) {
          match(new, contents, from: index)
        }
        if engine.preferences.isInUse { engine.preferences.invalidateOrder(from: self) }
      }
    }
    ids = newIDs
  }

  /// Mounts the first views; their ids are known to differ.
  private func mountAll(_ contents: UnsafeBufferPointer<Content>) {
    hasDuplicates = false
    nodes.reserveCapacity(contents.count)
    let context = childContext()
    for index in contents.indices { nodes.append(Content._makeNode(contents[index], in: context)) }
  }

  /// Mounts a few views at `start` when nothing else has changed. False when something has.
  private func insertFew(
    _ new: UnsafeBufferPointer<ID>, _ contents: UnsafeBufferPointer<Content>, at start: Int
  ) -> Bool {
    let added = new.count - nodes.count
    guard !hasDuplicates, (1...Self.fewInsertions).contains(added) else { return false }
    for index in start..<nodes.count where ids[index] != new[index + added] { return false }
    for index in start..<start + added {
      let id = new[index]
      for other in start..<index where new[other] == id { return false }
      for other in ids where other == id { return false }
    }
    let context = childContext()
    var mounted = ContiguousArray<_ViewNode>()
    for index in start..<start + added { mounted.append(Content._makeNode(contents[index], in: context)) }
    for index in start..<nodes.count { Content._updateNode(nodes[index], with: contents[index + added]) }
    nodes.insert(contentsOf: mounted, at: start)
    return true
  }

  /// Matches the elements from `start` on with the mounted views from there on.
  private func match(_ new: UnsafeBufferPointer<ID>, _ contents: UnsafeBufferPointer<Content>, from start: Int) {
    var mounted = Dictionary<Key, _ViewNode>(minimumCapacity: nodes.count - start)
    let old = keys(from: start)
    for (key, node) in zip(old, nodes[start...]) { mounted[key] = node }
    var seen = Dictionary<ID, Int>(minimumCapacity: new.count)
    for id in ids[..<start] { seen[id] = 1 }
    var next = ContiguousArray(nodes[..<start])
    next.reserveCapacity(new.count)
    hasDuplicates = false
    let context = childContext()
    for index in start..<new.count {
      let id = new[index]
      let occurrence = seen.updateValue(1, forKey: id) ?? 0
      if occurrence > 0 {
        seen[id] = occurrence + 1
        reportDuplicate(id)
      }
      if let node = mounted.removeValue(forKey: Key(id: id, occurrence: occurrence)) {
        Content._updateNode(node, with: contents[index])
        next.append(node)
      } else {
        next.append(Content._makeNode(contents[index], in: context))
      }
    }
    if !mounted.isEmpty {
      // In the order of the old rows, so that what happens when views go away is the same on every run.
      for (key, node) in zip(old, nodes[start...]) where mounted[key] === node { node.unmount() }
    }
    nodes = next
  }

  /// The keys of the mounted views from `start` on. Before that, no id occurs twice.
  private func keys(from start: Int) -> ContiguousArray<Key> {
    var keys = ContiguousArray<Key>()
    keys.reserveCapacity(ids.count - start)
    guard hasDuplicates else {
      for id in ids[start...] { keys.append(Key(id: id)) }
      return keys
    }
    var seen: [ID: Int] = [:]
    for id in ids[start...] {
      keys.append(Key(id: id, occurrence: seen[id, default: 0]))
      seen[id, default: 0] += 1
    }
    return keys
  }

  private func reportDuplicate(_ id: ID) {
    hasDuplicates = true
    let shown = OutlineText.quoted(stableDescription(of: id))
    engine.report(
      RuntimeIssue(
        kind: .duplicateID, path: path, message: "two rows of one ForEach share the id \(shown) in \(path)"))
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for node in nodes { body(node) }
  }

  override func dropChildren() {
    ids = []
    nodes = []
  }

  override func collect(into collector: ElementCollector) {
    guard let editing = collector.rowEditing else {
      for index in nodes.indices { emit(at: index, into: collector) }
      return
    }
    collector.withoutRowEditing {
      for index in nodes.indices {
        collector.decorating({ $0.add(editing, index: index) }) { emit(at: index, into: collector) }
      }
    }
  }

  private func emit(at index: Int, into collector: ElementCollector) {
    guard collector.takesIdentities else { return nodes[index].emit(into: collector) }
    let id = ids[index]
    collector.decorating({ $0.tag = $0.tag ?? ElementTag(id) }) { nodes[index].emit(into: collector) }
  }
}

extension Element {
  fileprivate func add(_ editing: RowEditing, index: Int) {
    if let delete = editing.delete, !isDeleteDisabled {
      rowActions.append(
        RowAction(label: "Delete", isDeletion: true, isRowEditing: true) { delete(IndexSet(integer: index)) })
    }
    if let move = editing.move {
      if !isMoveDisabled { self.move = { move(IndexSet(integer: index), $0) } }
      // Others can be moved in front of it or behind it.
      rowIndex = index
    }
  }
}
