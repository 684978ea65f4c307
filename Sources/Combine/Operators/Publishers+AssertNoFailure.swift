extension Publishers {
  /// The publisher of `assertNoFailure(_:file:line:)`.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// It does not fail.
    public typealias Failure = Never

    /// The upstream publisher.
    public let upstream: Upstream
    /// What the message begins with.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    /// Makes the publisher.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.subscribe(Inner(downstream: subscriber, prefix: prefix, file: file, line: line))
    }

    private struct Inner<Downstream: Subscriber>: Subscriber, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
      let downstream: Downstream
      let prefix: String
      let file: StaticString
      let line: UInt
      let combineIdentifier = CombineIdentifier()

      var description: String { "AssertNoFailure" }

      var customMirror: Mirror { Mirror(self, children: ["file": file, "line": line, "prefix": prefix]) }

      func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        downstream.receive(input)
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished:
          downstream.receive(completion: .finished)
        case .failure(let error):
          let start = prefix.isEmpty ? "" : prefix + ": "
          fatalError("\(start)\(error)", file: file, line: line)
        }
      }
    }
  }
}

extension Publisher {
  /// Stops the program when the stream fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
