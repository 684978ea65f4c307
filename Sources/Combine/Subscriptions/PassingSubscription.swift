/// The part that operators share which pass values on, changed or watched: the status of upstream, demand and
/// cancellation, passed on as they are. Values may come before the subscription does, and come through.
class PassingSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection {
  final let downstream: Downstream
  final let lock = Lock()
  final var upstream = UpstreamStatus.awaited

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  var description: String { "" }

  var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

  func receive(subscription: any Subscription) {
    if lock.withLock({ upstream.attach(subscription) }) {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand { .none }

  func receive(completion: Subscribers.Completion<Failure>) {}

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream.subscription }?.request(demand)
  }

  func cancel() {
    lock.withLock { upstream.detachIfAttached() }?.cancel()
  }
}
