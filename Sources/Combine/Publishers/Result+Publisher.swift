extension Result {
  /// A publisher that sends the value and ends, or fails.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Success

    /// The value or the error.
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
      case .success(let value): subscriber.receive(once: value, of: "Once")
      case .failure(let error): subscriber.receive(only: .failure(error))
      }
    }
  }

  /// A publisher that sends the value and ends, or fails.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable, Failure: Sendable {}
