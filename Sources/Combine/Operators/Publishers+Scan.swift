extension Publishers {
  /// The publisher of `scan(_:_:)`.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The result so far, before the first value.
    public let initialResult: Output
    /// The result so far with one more value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, initial: initialResult, next: nextPartialResult))
    }
  }

  /// The publisher of `tryScan(_:_:)`.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The errors of upstream, and those that the closure throws.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// The result so far, before the first value.
    public let initialResult: Output
    /// The result so far with one more value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes the publisher.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, initial: initialResult, next: nextPartialResult))
    }
  }
}

extension Publishers.Scan {
  private final class Inner<Downstream: Subscriber>: Subscriber, OperatorReflection
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    private let lock = Lock()
    private let downstream: Downstream
    private let next: (Output, Upstream.Output) -> Output
    private var result: Output

    init(_ downstream: Downstream, initial: Output, next: @escaping (Output, Upstream.Output) -> Output) {
      self.downstream = downstream
      self.next = next
      result = initial
    }

    var description: String { "Scan" }

    var customMirror: Mirror {
      Mirror(self, children: ["downstream": downstream, "result": lock.withLock { result }])
    }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      let result = next(lock.withLock { self.result }, input)
      lock.withLock { self.result = result }
      return downstream.receive(result)
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

extension Publishers.TryScan {
  private final class Inner<Downstream: Subscriber>: PassingSubscription<Upstream.Output, Upstream.Failure, Downstream>
  where Downstream.Input == Output, Downstream.Failure == any Error {
    private let next: (Output, Upstream.Output) throws -> Output
    private var result: Output

    init(_ downstream: Downstream, initial: Output, next: @escaping (Output, Upstream.Output) throws -> Output) {
      self.next = next
      result = initial
      super.init(downstream)
    }

    override var description: String { "TryScan" }

    override var customMirror: Mirror {
      let (upstream, result) = lock.withLock { (self.upstream, self.result) }
      return Mirror(self, children: ["downstream": downstream, "status": upstream, "result": result])
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard let old = lock.withLock({ upstream.isGone ? nil : result }) else { return .none }
      do {
        let result = try next(old, input)
        lock.withLock { self.result = result }
        return downstream.receive(result)
      } catch {
        lock.withLock { upstream.detach() }?.cancel()
        downstream.receive(completion: .failure(error))
        return .none
      }
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      guard lock.withLock({ upstream.detachIfAttached() }) != nil else { return }
      downstream.receive(completion: completion.erased)
    }
  }
}

extension Publisher {
  /// Combines each value with the result so far, and sends that.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines each value with the result so far, sends that, and fails with what the closure throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
