import Combine

/// A subscriber that records what it receives, and asks only for what it is told to ask for.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var endings: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let onValue: (Recorder, Input) -> Subscribers.Demand

  init(
    asking initial: Subscribers.Demand = .unlimited,
    onValue: @escaping (Recorder, Input) -> Subscribers.Demand = { _, _ in .none }
  ) {
    self.initial = initial
    self.onValue = onValue
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > .none {
      subscription.request(initial)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(self, input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: endings.append("finished")
    case .failure(let error): endings.append("\(error)")
    }
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
