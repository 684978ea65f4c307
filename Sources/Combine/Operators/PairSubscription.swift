/// Sends pairs of the values of two publishers: the latest ones, or those of the same position.
final class PairSubscription<A: Publisher, B: Publisher, Downstream: Subscriber>: Subscription
where Downstream.Input == (A.Output, B.Output), A.Failure == Downstream.Failure, B.Failure == Downstream.Failure {
  /// Which values belong together.
  enum Policy {
    case latest
    case zip
  }

  private let policy: Policy
  private let outlet: Outlet<Downstream>
  private let inletA = Inlet()
  private let inletB = Inlet()
  private let lock = Lock()
  private var valuesA: [A.Output] = []
  private var valuesB: [B.Output] = []
  private var hasEndedA = false
  private var hasEndedB = false
  // A latest pair that has not been sent for want of demand.
  private var isBehind = false

  init(_ policy: Policy, downstream: Downstream) {
    self.policy = policy
    outlet = Outlet(downstream, serialized: true)
  }

  func start(_ a: A, _ b: B) {
    outlet.start(self)
    a.subscribe(
      AnySubscriber<A.Output, A.Failure>(
        receiveSubscription: { self.accept($0, self.inletA) },
        receiveValue: { value in
          self.lock.withLock { self.add(value, to: &self.valuesA) }
          return self.send(asking: self.inletB)
        },
        receiveCompletion: { completion in
          self.lock.withLock { self.hasEndedA = true }
          self.end(completion, self.inletA)
        }
      )
    )
    b.subscribe(
      AnySubscriber<B.Output, B.Failure>(
        receiveSubscription: { self.accept($0, self.inletB) },
        receiveValue: { value in
          self.lock.withLock { self.add(value, to: &self.valuesB) }
          return self.send(asking: self.inletA)
        },
        receiveCompletion: { completion in
          self.lock.withLock { self.hasEndedB = true }
          self.end(completion, self.inletB)
        }
      )
    )
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    switch policy {
    case .zip:
      inletA.request(demand)
      inletB.request(demand)
    case .latest:
      let isBehind = lock.withLock {
        defer { self.isBehind = false }
        return self.isBehind
      }
      if isBehind {
        _ = send(asking: nil)
        finishIfDone()
      }
    }
  }

  func cancel() {
    outlet.close()
    stop()
  }

  private func accept(_ subscription: any Subscription, _ inlet: Inlet) {
    guard inlet.accept(subscription) else { return }
    inlet.request(policy == .latest ? .unlimited : outlet.openDemand)
  }

  private func add<Value>(_ value: Value, to values: inout [Value]) {
    if policy == .latest {
      values = [value]
    } else {
      values.append(value)
    }
  }

  private func send(asking other: Inlet?) -> Subscribers.Demand {
    let pair = lock.withLock { () -> Downstream.Input? in
      guard let a = valuesA.first, let b = valuesB.first else { return nil }
      if policy == .zip {
        valuesA.removeFirst()
        valuesB.removeFirst()
      }
      return (a, b)
    }
    guard let pair else { return .none }
    guard let more = outlet.offer(pair) else {
      lock.withLock { isBehind = policy == .latest }
      return .none
    }
    guard policy == .zip else { return .none }
    finishIfDone()
    other?.request(more)
    return more
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ inlet: Inlet) {
    inlet.reset()
    if case .failure = completion {
      stop()
      outlet.finish(completion)
    } else {
      finishIfDone()
    }
  }

  private func finishIfDone() {
    let isDone = lock.withLock {
      switch policy {
      case .latest: hasEndedA && hasEndedB && !isBehind
      case .zip: hasEndedA && valuesA.isEmpty || hasEndedB && valuesB.isEmpty
      }
    }
    guard isDone else { return }
    stop()
    outlet.finish(.finished)
  }

  private func stop() {
    inletA.cancel()
    inletB.cancel()
  }
}
