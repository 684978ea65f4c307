/// A publisher that sends one value and ends.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never

  /// The value it sends.
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(only: output)
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
