/// A first-in, first-out queue that takes constant time for each element.
struct Queue<Element> {
  private var elements: ContiguousArray<Element?> = []
  private var head = 0

  var count: Int { elements.count - head }

  var isEmpty: Bool { head == elements.count }

  /// The elements, oldest first.
  var array: [Element] { elements[head...].compactMap { $0 } }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let element = elements[head]
    elements[head] = nil
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Takes out up to `limit` elements, oldest first.
  mutating func popFirst(_ limit: Int) -> [Element] {
    var taken: [Element] = []
    while taken.count < limit, let element = popFirst() {
      taken.append(element)
    }
    return taken
  }

  mutating func removeAll() {
    elements = []
    head = 0
  }
}
