import Combine

/// A subscriber that records what it receives, and asks only for what it is told to ask for.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var endings: [String] = []
  /// All events in order, as text: "subscription Map", "value 1", "finished".
  private(set) var log: [String] = []
  /// Called for the end.
  var onEnd: (Subscribers.Completion<Failure>) -> Void = { _ in }
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  var onValue: (Recorder, Input) -> Subscribers.Demand

  init(
    asking initial: Subscribers.Demand = .unlimited,
    onValue: @escaping (Recorder, Input) -> Subscribers.Demand = { _, _ in .none }
  ) {
    self.initial = initial
    self.onValue = onValue
  }

  func receive(subscription: any Subscription) {
    log.append("subscription \(subscription)")
    self.subscription = subscription
    if initial > .none {
      subscription.request(initial)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("value \(input)")
    values.append(input)
    return onValue(self, input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let ending =
      switch completion {
      case .finished: "finished"
      case .failure(let error): "\(error)"
      }
    log.append(ending)
    endings.append(ending)
    onEnd(completion)
  }
}

extension Publisher {
  /// Everything that is received, to begin with and later.
  func recorded(asking demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(asking: demand)
    subscribe(recorder)
    return recorder
  }
}
