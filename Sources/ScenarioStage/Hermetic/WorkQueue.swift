/// First in, first out.
struct WorkQueue {
  private var storage: [HermeticWork?] = []
  private var head = 0

  var isEmpty: Bool { head == storage.count }
  var count: Int { storage.count - head }
  var all: [HermeticWork] { storage[head...].compactMap { $0 } }
  var tasks: [UnsafeMutableRawPointer] { all.compactMap(\.task) }

  mutating func append(_ work: HermeticWork) {
    storage.append(work)
  }

  mutating func removeFirst() -> HermeticWork? {
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

  mutating func removeFirst(where matches: (HermeticWork) -> Bool) -> HermeticWork? {
    guard let index = storage[head...].firstIndex(where: { $0.map(matches) ?? false }) else { return nil }
    return index == head ? removeFirst() : storage.remove(at: index)
  }
}
