extension Publishers {
  /// The publisher of `collect(_:)` with a number.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// Some values.
    public typealias Output = [Upstream.Output]
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// How many values an array has. The last may have fewer.
    public let count: Int

    /// Makes the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, count: count))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
      private let lock = Lock()
      private let downstream: Downstream
      private let count: Int
      private var subscription: (any Subscription)?
      private var isCancelled = false
      private var buffer: [Upstream.Output] = []

      init(downstream: Downstream, count: Int) {
        self.downstream = downstream
        self.count = count
      }

      var description: String { "CollectByCount" }

      var customMirror: Mirror {
        let (subscription, buffer) = lock.withLock { (self.subscription, self.buffer) }
        return Mirror(
          self,
          children: [
            "downstream": downstream, "upstreamSubscription": subscription as Any, "buffer": buffer, "count": count,
          ])
      }

      func receive(subscription: any Subscription) {
        let isAccepted = lock.withLock {
          guard !isCancelled, self.subscription == nil else { return false }
          self.subscription = subscription
          return true
        }
        if isAccepted {
          downstream.receive(subscription: self)
        } else {
          subscription.cancel()
        }
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let full = lock.withLock { () -> [Upstream.Output]? in
          guard subscription != nil else { return nil }
          buffer.append(input)
          return buffer.count >= count ? takeBuffer() : nil
        }
        return full.map { downstream.receive($0) * count } ?? .none
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (rest, _) = lock.withLock {
          defer { subscription = nil }
          return (takeBuffer(), subscription)
        }
        switch completion {
        case .finished:
          if !rest.isEmpty {
            _ = downstream.receive(rest)
          }
        case .failure:
          break
        }
        downstream.receive(completion: completion)
      }

      func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.withLock { subscription }?.request(demand * count)
      }

      func cancel() {
        let (subscription, _) = lock.withLock { () -> ((any Subscription)?, [Upstream.Output]) in
          guard let subscription = self.subscription else { return (nil, []) }
          self.subscription = nil
          isCancelled = true
          return (subscription, takeBuffer())
        }
        subscription?.cancel()
      }

      private func takeBuffer() -> [Upstream.Output] {
        defer { buffer = [] }
        return buffer
      }
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the values in arrays of some length. The last may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
