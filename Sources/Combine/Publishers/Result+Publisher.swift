extension Result {
  /// The publisher of a result: it sends the value and ends, or ends with the error.
  public struct Publisher: Combine.Publisher {
    /// The value's type.
    public typealias Output = Success

    /// The result it sends.
    public let result: Result

    /// Makes a publisher of a result.
    public init(_ result: Result) {
      self.result = result
    }

    /// Makes a publisher of a value.
    public init(_ output: Success) {
      result = .success(output)
    }

    /// Makes a publisher that fails.
    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): subscriber.receive(only: value)
      case .failure(let error): subscriber.receive(only: .failure(error))
      }
    }
  }

  /// A publisher that sends the value and ends, or ends with the error.
  public var publisher: Publisher { Publisher(self) }
}
