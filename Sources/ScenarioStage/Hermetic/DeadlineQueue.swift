/// Work ordered by deadline; equal deadlines in the order of insertion.
struct DeadlineQueue {
  /// Names a timer for as long as the queue lives.
  typealias Ticket = UInt64

  struct Timer {
    let deadline: Int64
    let work: HermeticWork
    let owner: TimerOwner?
    let activity: HermeticActivity?
  }

  private struct Key: Comparable {
    let deadline: Int64
    let ticket: Ticket

    static func < (left: Key, right: Key) -> Bool {
      (left.deadline, left.ticket) < (right.deadline, right.ticket)
    }
  }

  private var timers: [Ticket: Timer] = [:]
  /// A binary heap. Keys of removed timers stay until they come up.
  private var heap: [Key] = []
  private var nextTicket: Ticket = 0

  var count: Int { timers.count }
  var first: Timer? { heap.first.flatMap { timers[$0.ticket] } }
  var inOrder: [Timer] { heap.sorted().compactMap { timers[$0.ticket] } }
  var owners: [UnsafeMutableRawPointer] { inOrder.compactMap { $0.owner?.task } }

  mutating func insert(
    _ work: HermeticWork, deadline: Int64, owner: TimerOwner?, activity: HermeticActivity? = nil
  ) -> Ticket {
    let ticket = nextTicket
    nextTicket += 1
    timers[ticket] = Timer(deadline: deadline, work: work, owner: owner, activity: activity)
    heap.append(Key(deadline: deadline, ticket: ticket))
    siftUp(heap.count - 1)
    return ticket
  }

  mutating func removeFirst() -> Timer? {
    guard let key = heap.first else { return nil }
    return remove(key.ticket)
  }

  mutating func remove(_ ticket: Ticket) -> Timer? {
    let timer = timers.removeValue(forKey: ticket)
    while let key = heap.first, timers[key.ticket] == nil { removeTop() }
    return timer
  }

  /// Lets go of the tasks, at the end of a run.
  mutating func releaseOwners() {
    for timer in timers.values { timer.owner?.release() }
    timers = [:]
    heap = []
  }

  private mutating func removeTop() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var index = 0
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child] < heap[smallest] {
        smallest = child
      }
      guard smallest != index else { return }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0, heap[index] < heap[(index - 1) / 2] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }
}
