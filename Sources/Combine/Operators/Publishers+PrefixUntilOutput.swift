extension Publishers {
  /// The publisher of `prefix(untilOutputFrom:)`.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The publisher whose first value ends the stream.
    public let other: Other

    /// Makes the publisher.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = Inner(downstream: subscriber)
      other.subscribe(Terminator(inner: inner))
      upstream.subscribe(inner)
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private enum Event {
        case value(Upstream.Output)
        case end(Subscribers.Completion<Upstream.Failure>)
      }

      private let lock = Lock()
      private let downstream: Downstream
      private var status = UpstreamStatus.awaited
      private var otherStatus = UpstreamStatus.awaited
      private var turn = Turn<Event>()

      init(downstream: Downstream) {
        self.downstream = downstream
      }

      func receive(subscription: any Subscription) {
        if lock.withLock({ status.attach(subscription) }) {
          downstream.receive(subscription: self)
        } else {
          subscription.cancel()
        }
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let claim = lock.withLock { status.subscription == nil ? nil : turn.claim(.value(input)) }
        switch claim {
        case .first: return deliver(.value(input), isFirst: true)
        case .nested: return deliver(.value(input), isFirst: false)
        case .waits, nil: return .none
        }
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (subscription, other) = lock.withLock { (status.detach(), otherStatus.detach()) }
        other?.cancel()
        if subscription != nil {
          end(completion)
        }
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { status.subscription }?.request(demand)
      }

      func cancel() {
        let (subscription, other) = lock.withLock {
          turn.removeAll()
          return (status.detach(), otherStatus.detach())
        }
        subscription?.cancel()
        other?.cancel()
      }

      func startOther(_ subscription: any Subscription) {
        if lock.withLock({ otherStatus.attach(subscription) }) {
          subscription.request(.max(1))
        } else {
          subscription.cancel()
        }
      }

      func terminate() {
        let (subscription, isFirst, _) = lock.withLock { () -> ((any Subscription)?, Bool, (any Subscription)?) in
          guard let other = otherStatus.detachIfAttached() else { return (nil, false, nil) }
          let isFirst = !status.isGone
          return (status.detach(), isFirst, other)
        }
        subscription?.cancel()
        if isFirst {
          end(.finished)
        }
      }

      func endOther() {
        _ = lock.withLock { otherStatus.detach() }
      }

      private func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
        switch lock.withLock({ turn.claim(.end(completion)) }) {
        case .first: _ = deliver(.end(completion), isFirst: true)
        case .nested: _ = deliver(.end(completion), isFirst: false)
        case .waits: break
        }
      }

      private func deliver(_ event: Event, isFirst: Bool) -> Subscribers.Demand {
        var demand = Subscribers.Demand.none
        var current: Event? = event
        while let event = current {
          switch event {
          case .value(let value): demand += downstream.receive(value)
          case .end(let completion): downstream.receive(completion: completion)
          }
          current = isFirst ? lock.withLock { turn.next() } : nil
        }
        return demand
      }
    }

    private struct Terminator<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      let inner: Inner<Downstream>

      var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

      func receive(subscription: any Subscription) {
        inner.startOther(subscription)
      }

      func receive(_ input: Other.Output) -> Subscribers.Demand {
        inner.terminate()
        return .none
      }

      func receive(completion: Subscribers.Completion<Other.Failure>) {
        inner.endOther()
      }
    }
  }
}

extension Publisher {
  /// Sends values until another publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
