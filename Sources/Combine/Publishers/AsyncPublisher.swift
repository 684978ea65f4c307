/// The values of a publisher that does not fail, as an asynchronous sequence. Each iterator has a subscription of its own, and asks
/// for one value at a time.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values of the publisher.
  public typealias Element = P.Output
  /// It does not throw.
  public typealias Failure = Never

  /// Waits for the values.
  public struct Iterator: AsyncIteratorProtocol {
    /// It does not throw.
    public typealias Failure = Never

    fileprivate let values: AsyncValues<P.Output, Never>
    fileprivate let lifetime: AnyCancellable

    /// The next value; nil after the end, or when the task is cancelled.
    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    /// The next value; nil after the end, or when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await values.next(isolation: actor).value?.get()
    }
  }

  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    let values = AsyncValues<P.Output, Never>()
    publisher.subscribe(values)
    return Iterator(values: values, lifetime: AnyCancellable(values.cancel))
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
