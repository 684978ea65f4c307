import Foundation

/// Decides which thread calls a subscriber, so that the events of several threads reach it one at a time and in order.
///
/// It is part of a state that a lock guards, and no lock is held while the subscriber works: an event that comes from
/// another thread meanwhile waits, and the thread that has the turn delivers it. An event that the subscriber causes
/// itself, on its own thread, is delivered at once.
struct Turn<Event> {
  /// What a thread that brings an event has to do.
  enum Claim {
    /// Deliver it, and then each event that `next` returns.
    case first
    /// Deliver it.
    case nested
    /// Nothing: it waits for the thread that has the turn.
    case waits
  }

  // Zero for nobody: no thread has that identifier.
  private var holder: pthread_t = 0
  private var waiting = Queue<Event>()
  private var hasWaiting = false
  private var isClosed = false

  init() {}

  /// A turn that nobody gets until it is opened.
  init(closed: Void) {
    isClosed = true
  }

  /// Whether the calling thread is the one that has the turn.
  @inline(__always)
  var isHeldHere: Bool { holder == pthread_self() }

  @inline(__always)
  mutating func claim(_ event: @autoclosure () -> Event) -> Claim {
    let claim = claim()
    if case .waits = claim {
      waiting.append(event())
      hasWaiting = true
    }
    return claim
  }

  /// The same, for a caller that brings an event that waits by itself, with `append`.
  @inline(__always)
  mutating func claim() -> Claim {
    guard holder != 0 || isClosed else {
      holder = pthread_self()
      return .first
    }
    return isHeldHere ? .nested : .waits
  }

  mutating func append(_ event: Event) {
    waiting.append(event)
    hasWaiting = true
  }

  /// Ends the turn if no event waits; otherwise `next` returns it.
  @inline(__always)
  mutating func endIfIdle() -> Bool {
    guard !hasWaiting else { return false }
    holder = 0
    return true
  }

  /// The next event that waits. If there is none, the turn is over.
  mutating func next() -> Event? {
    if let event = waiting.popFirst() { return event }
    hasWaiting = false
    holder = 0
    return nil
  }

  /// Gives the turn to the calling thread, which delivers the events that wait, as after `first`.
  mutating func open() -> Event? {
    isClosed = false
    holder = pthread_self()
    return next()
  }

  /// Forgets the events that wait.
  mutating func removeAll() {
    waiting.removeAll()
    hasWaiting = false
  }
}
