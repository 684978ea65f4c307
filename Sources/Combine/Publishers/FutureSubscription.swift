/// One subscriber of a `Future`.
final class FutureSubscription<Output, Failure: Error>: Subscription {
  private let lock = Lock()
  private let outlet: Outlet<AnySubscriber<Output, Failure>>
  private var value: Output?

  init(_ downstream: AnySubscriber<Output, Failure>) {
    outlet = Outlet(downstream)
  }

  func resolve(_ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      lock.withLock { self.value = value }
      request(.none)
    case .failure(let error):
      outlet.finish(.failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    guard let value = lock.withLock({ value }), outlet.openDemand > .none, let downstream = outlet.close() else {
      return
    }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() {
    outlet.close()
  }
}
