extension Publishers {
  /// The publisher of `timeout(_:scheduler:options:customError:)`.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// How long the stream may be without a value.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where the events are received.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?
    /// Makes the error; without it the stream ends well.
    public let customError: (() -> Upstream.Failure)?

    /// Makes the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, publisher: self))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private let lock = Lock()
      private let downstream: Downstream
      private let publisher: Timeout
      private var status = UpstreamStatus.awaited
      private var isEnding = false
      private var hasRequested = false
      private var timer: (any Cancellable)?
      private var generation = 0

      init(downstream: Downstream, publisher: Timeout) {
        self.downstream = downstream
        self.publisher = publisher
      }

      var description: String { "Timeout" }

      func receive(subscription: any Subscription) {
        guard lock.withLock({ status.attach(subscription) }) else {
          subscription.cancel()
          return
        }
        startTimer()
        downstream.receive(subscription: self)
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard lock.withLock({ status.subscription != nil && !isEnding }) else { return .none }
        startTimer()
        publisher.scheduler.schedule(options: publisher.options) { self.send(input) }
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
        publisher.scheduler.schedule(options: publisher.options) { self.finish(completion) }
      }

      func request(_ demand: Subscribers.Demand) {
        let (subscription, isFirst) = lock.withLock {
          defer { hasRequested = true }
          return (status.subscription, !hasRequested)
        }
        guard let subscription else { return }
        if isFirst {
          startTimer()
        }
        subscription.request(demand)
      }

      func cancel() {
        let (subscription, timer) = lock.withLock { (status.detachIfAttached(), takeTimer()) }
        timer?.cancel()
        subscription?.cancel()
      }

      private func startTimer() {
        let (generation, old) = lock.withLock {
          let old = takeTimer()
          self.generation += 1
          return (self.generation, old)
        }
        old?.cancel()
        let scheduler = publisher.scheduler
        let token = scheduler.schedule(
          after: scheduler.now.advanced(by: publisher.interval), interval: publisher.interval,
          tolerance: scheduler.minimumTolerance, options: publisher.options
        ) { [weak self] in self?.timeOut(generation) }
        let isNeeded = lock.withLock {
          guard generation == self.generation, status.subscription != nil, !isEnding else { return false }
          timer = token
          return true
        }
        if !isNeeded {
          token.cancel()
        }
      }

      private func timeOut(_ generation: Int) {
        let (subscription, timer) = lock.withLock { () -> ((any Subscription)?, (any Cancellable)?) in
          guard generation == self.generation, !isEnding else { return (nil, nil) }
          return (status.detachIfAttached(), takeTimer())
        }
        timer?.cancel()
        guard let subscription else { return }
        subscription.cancel()
        downstream.receive(completion: publisher.customError.map { .failure($0()) } ?? .finished)
      }

      private func send(_ input: Upstream.Output) {
        guard lock.withLock({ status.subscription }) != nil else { return }
        let more = downstream.receive(input)
        if more != .none {
          lock.withLock { status.subscription }?.request(more)
        }
      }

      private func finish(_ completion: Subscribers.Completion<Upstream.Failure>) {
        guard lock.withLock({ status.detachIfAttached() }) != nil else { return }
        downstream.receive(completion: completion)
      }

      // Called with the lock.
      private func takeTimer() -> (any Cancellable)? {
        generation += 1
        defer { timer = nil }
        return timer
      }
    }
  }
}

extension Publisher {
  /// Ends the stream, well or with an error, when it is without a value for some time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
