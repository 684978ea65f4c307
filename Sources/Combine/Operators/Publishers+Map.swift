extension Publishers {
  /// The publisher of `map(_:)`.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// What is made of a value.
    public let transform: (Upstream.Output) -> Output

    /// Makes the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }

  /// The publisher of `tryMap(_:)`.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The errors of upstream, and those that the closure throws.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream
    /// What is made of a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes the publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, transform: transform))
    }
  }
}

extension Publishers.Map {
  /// Makes one operator of both.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    Publishers.Map(upstream: upstream) { transform(self.transform($0)) }
  }

  /// Makes one operator of both.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    Publishers.TryMap(upstream: upstream) { try transform(self.transform($0)) }
  }

  private struct Inner<Downstream: Subscriber>: Subscriber, OperatorReflection
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    let downstream: Downstream
    let transform: (Upstream.Output) -> Output
    let combineIdentifier = CombineIdentifier()

    var description: String { "Map" }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      downstream.receive(transform(input))
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

extension Publishers.TryMap {
  /// Makes one operator of both.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    Publishers.TryMap(upstream: upstream) { try transform(self.transform($0)) }
  }

  /// Makes one operator of both.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    Publishers.TryMap(upstream: upstream) { try transform(self.transform($0)) }
  }

  private final class Inner<Downstream: Subscriber>: PassingSubscription<Upstream.Output, Upstream.Failure, Downstream>
  where Downstream.Input == Output, Downstream.Failure == any Error {
    private let transform: (Upstream.Output) throws -> Output

    init(_ downstream: Downstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.transform = transform
      super.init(downstream)
    }

    override var description: String { "TryMap" }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard !lock.withLock({ upstream.isGone }) else { return .none }
      do {
        return downstream.receive(try transform(input))
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
  /// Sends what the closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends what the closure makes of each value, and fails with what it throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Sends a value in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}
