extension Publishers {
  /// The publisher of `decode(type:decoder:)`.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The errors of upstream and of the decoder.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    private let decode: (Upstream.Output) throws -> Output

    /// Makes the publisher.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      decode = { try decoder.decode(Output.self, from: $0) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CodingSubscription("Decode", downstream: subscriber, code: decode))
    }
  }
}

extension Publisher {
  /// Decodes each value, and fails with the decoder's errors.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
