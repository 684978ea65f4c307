extension Publishers {
  /// The publisher of `makeConnectable()`.
  public typealias MakeConnectable<Upstream: Publisher> =
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
}

extension Publisher where Failure == Never {
  /// Sends nothing until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    multicast { PassthroughSubject() }
  }
}
