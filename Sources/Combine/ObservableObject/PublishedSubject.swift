/// The storage of a `@Published` property: the value and its subscribers.
final class PublishedSubject<Value>: PublishedStorage {
  private let lock = Lock()
  private var value: Value
  private var announcer: ObservableObjectPublisher?
  // Made for the first subscriber of the property: most properties have none.
  private var list: ConduitList<Value, Never>?
  private var followed: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
  }

  var willChange: ObservableObjectPublisher? {
    get { lock.withLock { announcer } }
    set { lock.withLock { announcer = newValue } }
  }

  func get() -> Value {
    lock.withLock { value }
  }

  /// Announces the change, sends the new value, and only then has it.
  func set(_ newValue: Value) {
    let (announcer, list) = lock.withLock { (self.announcer, self.list) }
    announcer?.send()
    list?.send(newValue)
    // The old value leaves the lock alive: what its end sets off may come back here.
    var other = newValue
    lock.withLock { swap(&value, &other) }
    announcer?.didChange.send()
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    conduits.add(subscriber, owner: self, first: get())
  }

  /// Takes each value of a publisher, for as long as this exists.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let subscription = publisher.sink { [weak self] in self?.set($0) }
    lock.withLock { followed.append(subscription) }
  }
}

extension PublishedSubject: ConduitOwner {
  var conduitDescription: String { "PublishedSubject" }

  var conduits: ConduitList<Value, Never> {
    lock.withLock {
      let list = self.list ?? ConduitList()
      self.list = list
      return list
    }
  }
}
