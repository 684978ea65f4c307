extension Published {
  /// The publisher of the property: it sends the present value to each subscriber first, and then each new one before
  /// the property has it.
  public struct Publisher: Combine.Publisher {
    /// The property's values.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never

    let subject: PublishedSubject<Value>

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.add(subscriber)
    }
  }
}

extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
