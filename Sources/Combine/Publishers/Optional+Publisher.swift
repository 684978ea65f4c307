extension Optional {
  /// A publisher that sends the value, if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Wrapped
    /// It does not fail.
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Makes a publisher of a value or none.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(once: output, of: "Optional")
      } else {
        subscriber.receive(only: .finished)
      }
    }
  }

  /// A publisher that sends the value, if there is one, and ends.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
