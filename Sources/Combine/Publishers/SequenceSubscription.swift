/// The subscription to a sequence: it sends as many elements as are asked for.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private let lock = Lock()
  private let outlet: Outlet<Downstream>
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var isSending = false

  init(_ elements: Elements, downstream: Downstream) {
    outlet = Outlet(downstream)
    iterator = elements.makeIterator()
    next = iterator.next()
  }

  /// An empty sequence ends before anything is asked for.
  func finishIfEmpty() {
    if lock.withLock({ next == nil && !isSending }) {
      outlet.finish(.finished)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    // A request made while a value is received is met by the loop that sends it, so that the stack does not grow.
    let isFirst = lock.withLock {
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while let value = next, outlet.offer(value) != nil {
      next = iterator.next()
    }
    let isAtEnd = next == nil
    lock.withLock { isSending = false }
    if isAtEnd {
      outlet.finish(.finished)
    }
  }

  func cancel() {
    outlet.close()
  }
}
