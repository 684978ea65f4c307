extension Publishers {
  /// The publisher of `encode(encoder:)`.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    /// What the encoder makes of the values.
    public typealias Output = Coder.Output
    /// The errors of upstream and of the encoder.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    private let encode: (Upstream.Output) throws -> Output

    /// Makes the publisher.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      encode = { try encoder.encode($0) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CodingSubscription("Encode", downstream: subscriber, code: encode))
    }
  }
}

extension Publisher {
  /// Encodes each value, and fails with the encoder's errors.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
