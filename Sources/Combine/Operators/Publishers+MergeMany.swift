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
      Publishers.Sequence<[Upstream], Failure>(sequence: publishers)
        .subscribe(FlatteningSubscription(.merge(.unlimited), downstream: subscriber))
    }

    /// Adds another publisher.
    public func merge(with other: Upstream) -> MergeMany {
      MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  /// Sends the values of both as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}
