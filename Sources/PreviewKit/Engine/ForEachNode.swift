import Foundation

/// The views of a collection; the id of an element is the identity of its view.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  private struct Child {
    let key: Key
    let node: _ViewNode
  }

  /// An id and, where ids are not unique, how many of the same came before.
  private struct Key: Hashable {
    let id: ID
    var occurrence = 0
  }

  private var view: ForEach<Data, ID, Content>
  private var children: ContiguousArray<Child> = []
  private var hasDuplicates = false

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
          message: "ForEach over a constant range changed from \(view.data.count) to \(new.data.count) elements in \(path);"
            + " use ForEach(_:id:content:) with an explicit id"))
    }
    view = new
    evaluate()
  }

  override func evaluate() {
    // The closure reads state and environment on behalf of this node; mounting the views does not.
    let elements = tracking { view.data.map { (view.id($0), view.content($0)) } }
    var index = 0
    if !hasDuplicates {
      while index < elements.count, index < children.count, children[index].key.id == elements[index].0 {
        Content._updateNode(children[index].node, with: elements[index].1)
        index += 1
      }
    }
    if index < elements.count || index < children.count { match(elements, from: index) }
  }

  /// Matches the elements from `start` on with the mounted views from there on.
  private func match(_ elements: [(ID, Content)], from start: Int) {
    var mounted = Dictionary<Key, _ViewNode>(minimumCapacity: children.count - start)
    for child in children[start...] { mounted[child.key] = child.node }
    var seen = Dictionary<ID, Int>(minimumCapacity: elements.count)
    for child in children[..<start] { seen[child.key.id] = 1 }
    var next = ContiguousArray(children[..<start])
    next.reserveCapacity(elements.count)
    hasDuplicates = false
    let context = childContext()
    for (id, content) in elements[start...] {
      var key = Key(id: id)
      key.occurrence = seen[id, default: 0]
      seen[id] = key.occurrence + 1
      if key.occurrence > 0 { reportDuplicate(id) }
      if let node = mounted.removeValue(forKey: key) {
        Content._updateNode(node, with: content)
        next.append(Child(key: key, node: node))
      } else {
        next.append(Child(key: key, node: Content._makeNode(content, in: context)))
      }
    }
    if !mounted.isEmpty {
      // In the order of the old rows, so that what happens when views go away is the same on every run.
      for child in children[start...] where mounted[child.key] === child.node { child.node.unmount() }
    }
    children = next
    if engine.preferences.isInUse { engine.preferences.invalidateOrder(from: self) }
  }

  private func reportDuplicate(_ id: ID) {
    hasDuplicates = true
    let shown = OutlineText.quoted(stableDescription(of: id))
    engine.report(
      RuntimeIssue(
        kind: .duplicateID, path: path, message: "two rows of one ForEach share the id \(shown) in \(path)"))
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child.node) }
  }

  override func dropChildren() { children = [] }

  override func collect(into collector: ElementCollector) {
    guard let editing = collector.rowEditing else {
      for child in children { emit(child, into: collector) }
      return
    }
    collector.withoutRowEditing {
      for (index, child) in children.enumerated() {
        collector.decorating({ $0.add(editing, index: index) }) { emit(child, into: collector) }
      }
    }
  }

  private func emit(_ child: Child, into collector: ElementCollector) {
    guard collector.takesIdentities else { return child.node.emit(into: collector) }
    collector.decorating({ $0.tag = $0.tag ?? ElementTag(child.key.id) }) { child.node.emit(into: collector) }
  }
}

extension Element {
  fileprivate func add(_ editing: RowEditing, index: Int) {
    if let delete = editing.delete {
      rowActions.append(RowAction(label: "Delete", isDeletion: true) { delete(IndexSet(integer: index)) })
    }
    if let move = editing.move {
      self.move = { move(IndexSet(integer: index), $0) }
      rowIndex = index
    }
  }
}
