extension Publishers {
  /// The publisher of `retry(_:)`.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The values of the publisher.
    public typealias Output = Upstream.Output
    /// The errors of the publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that may fail.
    public let upstream: Upstream
    /// How many times it is subscribed to again; nil for no limit.
    public let retries: Int?

    /// Makes a publisher that subscribes again after an error.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attempt(SuccessiveSubscription(subscriber), retries: retries)
    }

    private func attempt<S: Subscriber>(_ subscription: SuccessiveSubscription<S>, retries: Int?)
    where S.Input == Output, S.Failure == Failure {
      subscription.attempt(upstream) { error in
        if let retries, retries <= 0 {
          subscription.finish(.failure(error))
        } else {
          attempt(subscription, retries: retries.map { $0 - 1 })
        }
      }
    }
  }
}

extension Publisher {
  /// Subscribes again after an error, up to that many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
