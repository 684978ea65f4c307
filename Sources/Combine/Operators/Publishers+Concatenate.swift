extension Publishers {
  /// A publisher that sends the values of one publisher, and when that has ended those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The values of both.
    public typealias Output = Suffix.Output
    /// The errors of both.
    public typealias Failure = Suffix.Failure

    /// The publisher that is first.
    public let prefix: Prefix
    /// The publisher that follows.
    public let suffix: Suffix

    /// Makes a publisher of two.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      prefix.subscribe(PrefixSubscriber(inner: Inner(downstream: subscriber, suffix: suffix)))
    }

    private final class Inner<Downstream: Subscriber>: Subscription, OperatorReflection
    where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
      private let lock = Lock()
      private let downstream: Downstream
      private var suffix: Suffix?
      private var status = UpstreamStatus.awaited
      private var demand = Subscribers.Demand.none

      init(downstream: Downstream, suffix: Suffix) {
        self.downstream = downstream
        self.suffix = suffix
      }

      var description: String { "Concatenate" }

      func start(_ subscription: any Subscription, isFirst: Bool) {
        let demand = lock.withLock { status.attach(subscription) ? self.demand : nil }
        guard let demand else {
          subscription.cancel()
          return
        }
        if isFirst {
          downstream.receive(subscription: self)
        } else if demand != .none {
          subscription.request(demand)
        }
      }

      func receive(_ input: Suffix.Output, isFirst: Bool) -> Subscribers.Demand {
        let isWanted = lock.withLock {
          guard status.subscription != nil, isFirst == (suffix != nil), demand != .none else { return false }
          demand -= 1
          return true
        }
        guard isWanted else { return .none }
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
      }

      func endFirst(_ completion: Subscribers.Completion<Suffix.Failure>) {
        let (isOpen, next, _, _) = lock.withLock { () -> (Bool, Suffix?, Suffix?, (any Subscription)?) in
          guard let suffix, let subscription = status.subscription else { return (false, nil, nil, nil) }
          self.suffix = nil
          switch completion {
          case .finished:
            status = .awaited
            return (true, suffix, nil, subscription)
          case .failure:
            status = .gone
            return (true, nil, suffix, subscription)
          }
        }
        if let next {
          next.subscribe(SuffixSubscriber(inner: self))
        } else if isOpen {
          downstream.receive(completion: completion)
        }
      }

      func endSecond(_ completion: Subscribers.Completion<Suffix.Failure>) {
        guard lock.withLock({ status.detachIfAttached() }) != nil else { return }
        downstream.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        let subscription = lock.withLock { () -> (any Subscription)? in
          guard !status.isGone else { return nil }
          self.demand += demand
          return status.subscription
        }
        subscription?.request(demand)
      }

      func cancel() {
        let (subscription, _) = lock.withLock { () -> ((any Subscription)?, Suffix?) in
          let suffix = self.suffix
          self.suffix = nil
          return (status.detach(), suffix)
        }
        subscription?.cancel()
      }
    }

    private struct PrefixSubscriber<Downstream: Subscriber>: Subscriber, OperatorReflection
    where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
      let inner: Inner<Downstream>

      var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
      var description: String { inner.description }

      func receive(subscription: any Subscription) {
        inner.start(subscription, isFirst: true)
      }

      func receive(_ input: Suffix.Output) -> Subscribers.Demand {
        inner.receive(input, isFirst: true)
      }

      func receive(completion: Subscribers.Completion<Suffix.Failure>) {
        inner.endFirst(completion)
      }
    }

    private struct SuffixSubscriber<Downstream: Subscriber>: Subscriber, OperatorReflection
    where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
      let inner: Inner<Downstream>

      var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
      var description: String { inner.description }

      func receive(subscription: any Subscription) {
        inner.start(subscription, isFirst: false)
      }

      func receive(_ input: Suffix.Output) -> Subscribers.Demand {
        inner.receive(input, isFirst: false)
      }

      func receive(completion: Subscribers.Completion<Suffix.Failure>) {
        inner.endSecond(completion)
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Sends these values first.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Sends the elements of a sequence first.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher first.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Sends these values last.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Sends the elements of a sequence last.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher last.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
