extension Publishers {
  /// The publisher of `print(_:to:)`.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// What each line begins with.
    public let prefix: String
    /// Where the lines go; nil for standard output.
    public let stream: (any TextOutputStream)?

    /// Makes the publisher.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream))
    }

    private final class Inner<Downstream: Subscriber>: PassingSubscription<
      Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private let prefix: String
      private var stream: ErasedStream
      private var turn = Turn<String>()

      init(_ downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix
        self.stream = ErasedStream(base: stream)
        super.init(downstream)
      }

      override var description: String { "Print" }

      override func receive(subscription: any Subscription) {
        log("receive subscription: (\(subscription))")
        super.receive(subscription: subscription)
      }

      override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        log("receive value: (\(input))")
        let demand = downstream.receive(input)
        if demand != .none {
          log("request \(demand.logged) (synchronous)")
        }
        return demand
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished: log("receive finished")
        case .failure(let error): log("receive error: (\(error))")
        }
        _ = lock.withLock { upstream.detach() }
        downstream.receive(completion: completion)
      }

      override func request(_ demand: Subscribers.Demand) {
        log("request \(demand.logged)")
        super.request(demand)
      }

      override func cancel() {
        log("receive cancel")
        super.cancel()
      }

      private func log(_ event: String) {
        let line = prefix + event
        switch lock.withLock({ turn.claim(line) }) {
        case .first:
          write(line)
          while let line = lock.withLock({ turn.next() }) {
            write(line)
          }
        case .nested:
          write(line)
        case .waits:
          break
        }
      }

      // Only the thread that has the turn is here.
      private func write(_ line: String) {
        if stream.base == nil {
          Swift.print(line)
        } else {
          Swift.print(line, to: &stream)
        }
      }
    }
  }
}

private struct ErasedStream: TextOutputStream {
  var base: (any TextOutputStream)?

  mutating func write(_ string: String) {
    base?.write(string)
  }
}

extension Subscribers.Demand {
  fileprivate var logged: String { max.map { "max: (\($0))" } ?? "unlimited" }
}

extension Publisher {
  /// Prints the events of the stream, to standard output unless a stream is given.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
