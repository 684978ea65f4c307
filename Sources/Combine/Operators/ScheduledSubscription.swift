/// Hands each event to a scheduler, which passes it on.
final class ScheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let inlet = Inlet()
  private let outlet: Outlet<Downstream>
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    outlet = Outlet(downstream)
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    guard inlet.accept(subscription) else { return }
    outlet.start(self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard outlet.isOpen else { return .none }
    schedule { [self] in inlet.request(outlet.send(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard outlet.isOpen else { return }
    schedule { [self] in
      inlet.reset()
      outlet.finish(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    inlet.request(demand)
  }

  func cancel() {
    outlet.close()
    inlet.cancel()
  }
}
