/// First in, first out.
struct WorkQueue {
  private var storage: [Work?] = []
  private var head = 0

  var isEmpty: Bool { head == storage.count }
  var count: Int { storage.count - head }
  var all: [Work] { storage[head...].compactMap { $0 } }
  var tasks: [UnsafeMutableRawPointer] { all.compactMap(\.task) }

  mutating func append(_ work: Work) {
    storage.append(work)
  }

  mutating func removeFirst() -> Work? {
    guard head < storage.count else { return nil }
    let work = storage[head].take()
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 1024, head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return work
  }

  mutating func removeFirst(where matches: (Work) -> Bool) -> Work? {
    guard let index = storage[head...].firstIndex(where: { $0.map(matches) ?? false }) else { return nil }
    return index == head ? removeFirst() : storage.remove(at: index)
  }
}
