extension Publishers {
  /// How `collect(_:)` groups values.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// All values of an interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// All values of an interval, and some number of values at once when there are as many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// The publisher of `collect(_:options:)`.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of an interval.
    public typealias Output = [Upstream.Output]
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// How the values are grouped.
    public let strategy: TimeGroupingStrategy<Context>
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, strategy: strategy, options: options))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
      private let lock = Lock()
      private let downstream: Downstream
      private let scheduler: Context
      private let interval: Context.SchedulerTimeType.Stride
      private let limit: Int?
      private let options: Context.SchedulerOptions?
      private var status = UpstreamStatus.awaited
      private var isEnding = false
      private var demand = Subscribers.Demand.none
      private var buffer: [Upstream.Output] = []
      private var timer: (any Cancellable)?

      init(downstream: Downstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval):
          (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
          (self.scheduler, self.interval, limit) = (scheduler, interval, count)
        }
      }

      var description: String { "CollectByTime" }

      func receive(subscription: any Subscription) {
        guard lock.withLock({ status.attach(subscription) }) else {
          subscription.cancel()
          return
        }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
        let token = scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
          options: options
        ) { [weak self] in self?.flush() }
        let isNeeded = lock.withLock {
          guard status.subscription != nil, !isEnding else { return false }
          timer = token
          return true
        }
        if !isNeeded {
          token.cancel()
        }
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let isFull = lock.withLock {
          guard status.subscription != nil, !isEnding else { return false }
          buffer.append(input)
          return limit.map { buffer.count == $0 } ?? false
        }
        if isFull {
          scheduler.schedule(options: options) { [weak self] in self?.flush() }
        }
        return .none
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (isFirst, timer) = lock.withLock {
          guard status.subscription != nil, !isEnding else { return (false, nil as (any Cancellable)?) }
          isEnding = true
          return (true, takeTimer())
        }
        timer?.cancel()
        guard isFirst else { return }
        scheduler.schedule(options: options) { self.finish(completion) }
      }

      func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        lock.withLock {
          if !status.isGone {
            self.demand += demand
          }
        }
      }

      func cancel() {
        let (subscription, timer, _) = lock.withLock { (status.detach(), takeTimer(), takeBuffer()) }
        timer?.cancel()
        subscription?.cancel()
      }

      /// Sends what has come so far. Without demand it is lost.
      private func flush() {
        let (values, isWanted) = lock.withLock { () -> ([Upstream.Output], Bool) in
          guard status.subscription != nil, !buffer.isEmpty else { return ([], false) }
          let isWanted = demand != .none
          if isWanted {
            demand -= 1
          }
          return (takeBuffer(), isWanted)
        }
        guard isWanted else { return }
        let more = downstream.receive(values)
        lock.withLock { demand += more }
      }

      private func finish(_ completion: Subscribers.Completion<Upstream.Failure>) {
        switch completion {
        case .finished: flush()
        case .failure: break
        }
        guard lock.withLock({ status.detachIfAttached() }) != nil else { return }
        downstream.receive(completion: completion)
      }

      // Called with the lock.

      private func takeTimer() -> (any Cancellable)? {
        defer { timer = nil }
        return timer
      }

      private func takeBuffer() -> [Upstream.Output] {
        defer { buffer = [] }
        return buffer
      }
    }
  }
}

extension Publisher {
  /// Sends the values of each interval as one array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
