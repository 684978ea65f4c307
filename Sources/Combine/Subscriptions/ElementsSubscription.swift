/// The subscription of a publisher that sends the elements of a sequence, as they are asked for, and then an end.
final class ElementsSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, OperatorReflection
where Downstream.Input == Elements.Element {
  private struct Source {
    let elements: Elements
    let downstream: Downstream
    let completion: Subscribers.Completion<Downstream.Failure>
  }

  private let lock = Lock()
  // Nil after the end.
  private var source: Source?
  private var iterator: Elements.Iterator
  // One element ahead: so the end comes together with the last one.
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private let nameAtEnd: String
  private let shownCompletion: Subscribers.Completion<Downstream.Failure>?

  private init(
    _ elements: Elements, iterator: Elements.Iterator, next: Elements.Element,
    completion: Subscribers.Completion<Downstream.Failure>, downstream: Downstream, nameAtEnd: String,
    showsCompletion: Bool
  ) {
    source = Source(elements: elements, downstream: downstream, completion: completion)
    self.iterator = iterator
    self.next = next
    self.nameAtEnd = nameAtEnd
    shownCompletion = showsCompletion ? completion : nil
  }

  /// Starts the subscription. Without elements the end comes at once.
  static func start(
    _ elements: Elements, completion: Subscribers.Completion<Downstream.Failure>, downstream: Downstream,
    nameAtEnd: String, showsCompletion: Bool = false
  ) {
    var iterator = elements.makeIterator()
    guard let next = iterator.next() else { return downstream.receive(only: completion) }
    downstream.receive(
      subscription: ElementsSubscription(
        elements, iterator: iterator, next: next, completion: completion, downstream: downstream,
        nameAtEnd: nameAtEnd, showsCompletion: showsCompletion))
  }

  func request(_ more: Subscribers.Demand) {
    let isFirst = lock.withLock {
      guard source != nil else { return false }
      demand += more
      guard !isSending, demand != .none else { return false }
      isSending = true
      return true
    }
    guard isFirst else { return }
    // The sequence is asked outside of the lock: `isSending` keeps other threads away from it.
    while let (source, element) = lock.withLock({ () -> (Source, Elements.Element)? in
      guard demand != .none, let source, let next else {
        isSending = false
        return nil
      }
      demand -= 1
      return (source, next)
    }) {
      let following = iterator.next()
      lock.withLock { next = following }
      let more = source.downstream.receive(element)
      let hasEnded = lock.withLock {
        demand += more
        guard following == nil, self.source != nil else { return false }
        self.source = nil
        return true
      }
      if hasEnded {
        source.downstream.receive(completion: source.completion)
      }
    }
  }

  func cancel() {
    _ = lock.withLock {
      defer { source = nil }
      return source
    }
  }

  var description: String {
    guard let source = lock.withLock({ source }) else { return nameAtEnd }
    return String(describing: source.elements)
  }

  var customMirror: Mirror {
    let source = lock.withLock { self.source }
    var children = [Mirror.Child("sequence", source.map { $0.elements as Any } ?? [Elements.Element]() as Any)]
    if let shownCompletion {
      children.append(Mirror.Child("completion", shownCompletion))
    }
    return Mirror(self, children: children)
  }
}
