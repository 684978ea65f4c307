/// The part of an operator that decides by the clock which values are sent. It takes all values from upstream;
/// subclasses pace them.
class PacedSubscription<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let lock = Lock()
  private let inlet = Inlet()
  private let outlet: Outlet<Downstream>

  init(_ downstream: Downstream) {
    outlet = Outlet(downstream, serialized: true)
  }

  /// Called when the subscription has begun.
  func start() {}

  /// Called for each value.
  func pace(_ input: Input) {}

  /// Called for the end.
  func paceEnd(_ completion: Subscribers.Completion<Failure>) {}

  /// Sends a value, if there is demand for it.
  final func send(_ input: Input) {
    _ = outlet.offer(input)
  }

  /// Ends the stream, and upstream if that has not ended.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    inlet.cancel()
    outlet.finish(completion)
  }

  final func receive(subscription: any Subscription) {
    guard inlet.accept(subscription) else { return }
    outlet.start(self)
    start()
    inlet.request(.unlimited)
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    if outlet.isOpen {
      pace(input)
    }
    return .none
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    inlet.reset()
    if outlet.isOpen {
      paceEnd(completion)
    }
  }

  final func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
  }

  final func cancel() {
    outlet.close()
    inlet.cancel()
  }
}
