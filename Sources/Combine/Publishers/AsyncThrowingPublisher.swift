/// The values of a publisher as an asynchronous sequence. Each iterator subscribes for itself, and asks for one value at a
/// time.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values of the publisher.
  public typealias Element = P.Output
  /// It throws the publisher's errors.
  public typealias Failure = any Error

  /// Waits for the values.
  public struct Iterator: AsyncIteratorProtocol {
    /// It throws the publisher's errors.
    public typealias Failure = any Error

    fileprivate let values: AsyncValues<P.Output, P.Failure>
    fileprivate let lifetime: AnyCancellable

    /// The next value; nil after the end, or when the task is cancelled.
    public mutating func next() async throws -> P.Output? {
      try await values.next(isolation: nil).value?.get()
    }

    /// The next value; nil after the end, or when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
      try await values.next(isolation: actor).value?.get()
    }
  }

  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    let values = AsyncValues<P.Output, P.Failure>()
    publisher.subscribe(values)
    return Iterator(values: values, lifetime: AnyCancellable(values.cancel))
  }
}

extension Publisher {
  /// The values as an asynchronous sequence that throws the publisher's errors.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
