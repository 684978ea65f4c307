extension Optional {
  /// The publisher of an optional: it sends the value, if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    /// The value's type.
    public typealias Output = Wrapped
    /// It does not fail.
    public typealias Failure = Never

    /// The value it sends, if any.
    public let output: Wrapped?

    /// Makes a publisher of a value, or of none.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(only: output)
      } else {
        subscriber.receive(only: .finished)
      }
    }
  }

  /// A publisher that sends the value, if there is one, and ends.
  public var publisher: Publisher { Publisher(self) }
}
