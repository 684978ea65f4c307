extension Publishers {
  /// The publisher of `encode(encoder:)`.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = Transforming<Upstream, Coder.Output, any Error>
  /// The publisher of `decode(type:decoder:)`.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> =
    Transforming<Upstream, Output, any Error>
}

extension Publisher where Output: Encodable {
  /// Encodes each value, and fails with the encoder's error.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher {
  /// Decodes a value from each value, and fails with the decoder's error.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}
