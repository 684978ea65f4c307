extension Publishers {
  /// The publisher of `output(in:)`, `output(at:)` and `prefix(_:)`.
  public struct Output<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The places of the values that are sent.
    public let range: CountableRange<Int>

    /// Makes the publisher. The bounds must not be negative.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "The range begins at \(range.lowerBound). It must not begin below zero.")
      precondition(range.upperBound >= 0, "The range ends at \(range.upperBound). It must not end below zero.")
      self.upstream = upstream
      self.range = range
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, range: range))
    }

    private final class Inner<Downstream: Subscriber>: PassingSubscription<
      Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private enum Place {
        case before
        case inside
        case last
        case after
      }

      private let range: CountableRange<Int>
      private var index = 0

      init(_ downstream: Downstream, range: CountableRange<Int>) {
        self.range = range
        super.init(downstream)
      }

      override var description: String { "Output" }

      override func receive(subscription: any Subscription) {
        super.receive(subscription: subscription)
        if range.isEmpty {
          finish()
        }
      }

      override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let place = lock.withLock { () -> Place in
          guard index < range.upperBound else { return .after }
          defer { index += 1 }
          if index < range.lowerBound { return .before }
          return index + 1 == range.upperBound ? .last : .inside
        }
        switch place {
        case .before:
          return .max(1)
        case .inside:
          return downstream.receive(input)
        case .last:
          let demand = downstream.receive(input)
          finish()
          return demand
        case .after:
          return .none
        }
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard lock.withLock({ upstream.detachIfAttached() }) != nil else { return }
        downstream.receive(completion: completion)
      }

      private func finish() {
        guard let subscription = lock.withLock({ upstream.detachIfAttached() }) else { return }
        subscription.cancel()
        downstream.receive(completion: .finished)
      }
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the value at one place, and ends.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Sends the values at some places, and ends after the last.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Sends the first values, and ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }
}
