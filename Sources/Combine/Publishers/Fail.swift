/// A publisher that ends at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error it ends with.
  public let error: Failure

  /// Makes a publisher that fails.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher that fails, with its type of values named.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(only: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Failure: Sendable {}
