extension Publishers {
  /// A publisher that sends the values of several publishers as they come, and ends when all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of all.
    public typealias Output = Upstream.Output
    /// The errors of all.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Makes a publisher of several.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Makes a publisher of several.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = MergeSubscription(subscriber, count: publishers.count)
      inner.start()
      for (index, publisher) in publishers.enumerated() {
        inner.subscribe(to: publisher, side: index)
      }
    }

    /// Adds another publisher.
    public func merge(with other: Upstream) -> MergeMany {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the values of both as they come, and ends when both have.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
