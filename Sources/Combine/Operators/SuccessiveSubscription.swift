/// Follows one publisher after another. Demand that one has not met is passed on to the next.
final class SuccessiveSubscription<Downstream: Subscriber>: Subscription {
  private let inlet = Inlet()
  private let outlet: Outlet<Downstream>
  private let lock = Lock()
  private var hasStarted = false

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream)
  }

  /// Passes on a publisher's values; its end goes to the closure, which follows the next one or finishes.
  func follow<P: Publisher>(_ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { self.take($0) },
        receiveValue: { self.outlet.send($0) },
        receiveCompletion: { completion in
          guard self.outlet.isOpen else { return }
          self.inlet.reset()
          onEnd(completion)
        }
      )
    )
  }

  /// The same, with a good end passed on, and only a failure for the closure.
  func attempt<P: Publisher>(_ publisher: P, onFailure: @escaping (P.Failure) -> Void)
  where P.Output == Downstream.Input {
    follow(
      publisher,
      onEnd: { completion in
        switch completion {
        case .finished: self.finish(.finished)
        case .failure(let error): onFailure(error)
        }
      })
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    outlet.finish(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    inlet.request(demand)
  }

  func cancel() {
    outlet.close()
    inlet.cancel()
  }

  private func take(_ subscription: any Subscription) {
    guard inlet.accept(subscription) else { return }
    let isFirst = lock.withLock {
      defer { hasStarted = true }
      return !hasStarted
    }
    if isFirst {
      outlet.start(self)
    } else {
      inlet.request(outlet.openDemand)
    }
  }
}
