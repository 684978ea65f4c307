/// What a worker is doing, as its parent knows it.
enum WorkerState {
  /// It waits for its first batch, so it can do what needs a process that has run nothing yet.
  case fresh
  /// It has run a batch and waits for another.
  case idle
  /// It is running a batch. It stays in this state for a moment after its last run, until it says that the batch has ended.
  case working(Batch)
  /// It was asked to end.
  case retiring
  /// It has ended, and its parent knows how.
  case ended

  /// The items that a worker was given together.
  struct Batch {
    /// The items whose results have not come yet, in order.
    private(set) var items: [RunSchedule.Item]
    /// The number of items at the start.
    let size: Int
    /// Whether the worker ends after this batch.
    var isLast: Bool
    /// The time limit of the run on stage; nil before it was first looked at.
    var deadline: RunDeadline?

    init(_ items: [RunSchedule.Item], isLast: Bool) {
      self.items = items
      self.isLast = isLast
      size = items.count
    }

    /// The item with a number, while its result has not come yet.
    func item(_ number: UInt64) -> RunSchedule.Item? { items.first { $0.number == number } }

    /// Takes out an item that has a result; nil when it was not in the batch, or has one already.
    mutating func remove(_ number: UInt64) -> RunSchedule.Item? {
      items.firstIndex { $0.number == number }.map { items.remove(at: $0) }
    }
  }

  /// The batch that it is running.
  var batch: Batch? {
    switch self {
    case .working(let batch): batch
    case .fresh, .idle, .retiring, .ended: nil
    }
  }

  /// Whether it runs something, or can.
  var isActive: Bool {
    switch self {
    case .fresh, .idle, .working: true
    case .retiring, .ended: false
    }
  }

  /// Whether it can be given another batch, now or later.
  var takesMore: Bool {
    switch self {
    case .fresh, .idle: true
    case .working(let batch): !batch.isLast
    case .retiring, .ended: false
    }
  }

  /// Whether its process is still there.
  var isAlive: Bool {
    switch self {
    case .fresh, .idle, .working, .retiring: true
    case .ended: false
    }
  }
}
