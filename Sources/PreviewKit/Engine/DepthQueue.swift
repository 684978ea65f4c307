/// The marked nodes of a pass, those nearest to the root first, and among equals in the order they were marked.
struct DepthQueue {
  private struct Entry {
    let depth: Int32
    let order: Int
    let node: _ViewNode

    func precedes(_ other: Entry) -> Bool {
      depth != other.depth ? depth < other.depth : order < other.order
    }
  }

  private var heap: ContiguousArray<Entry> = []
  private var inserted = 0

  mutating func insert(_ node: _ViewNode) {
    heap.append(Entry(depth: node.depth, order: inserted, node: node))
    inserted += 1
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].precedes(heap[parent]) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  mutating func popFirst() -> _ViewNode? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first.node }
    heap[0] = last
    var index = 0
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].precedes(heap[smallest]) {
        smallest = child
      }
      guard smallest != index else { return first.node }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }
}
