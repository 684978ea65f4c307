/// The storage of a node's dynamic properties, handed out in the order of their declaration.
///
/// The first installation fills the slots; each later one finds in them what belongs to the same property.
@MainActor
public struct _PropertySlots {
  unowned(unsafe) let node: _ViewNode
  private var objects: ContiguousArray<AnyObject> = []
  private var position = 0

  init(_ node: _ViewNode) { self.node = node }

  /// Starts over at the first property.
  mutating func rewind() { position = 0 }

  /// Lets go of the storage; the node has left the tree.
  mutating func release() { objects = [] }

  /// The object of the next property; made by `make` when this is the first installation.
  mutating func next<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
    defer { position += 1 }
    if position < objects.count { return unsafeDowncast(objects[position], to: Slot.self) }
    let made = make()
    objects.append(made)
    return made
  }
}
