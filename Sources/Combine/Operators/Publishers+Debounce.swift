extension Publishers {
  /// The publisher of `debounce(for:scheduler:options:)`.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// How long no other value may follow.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where the values are sent.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, publisher: self))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private let lock = Lock()
      private let downstream: Downstream
      private let publisher: Debounce
      private var status = UpstreamStatus.awaited
      private var demand = Subscribers.Demand.none
      private var latest: Upstream.Output?
      private var generation = 0
      private var timer: (generation: Int, token: any Cancellable)?

      init(downstream: Downstream, publisher: Debounce) {
        self.downstream = downstream
        self.publisher = publisher
      }

      var description: String { "Debounce" }

      var customMirror: Mirror {
        let (demand, latest) = lock.withLock { (self.demand, self.latest) }
        return Mirror(
          self,
          children: ["downstream": downstream, "downstreamDemand": demand, "currentValue": latest as Any])
      }

      func receive(subscription: any Subscription) {
        guard lock.withLock({ status.attach(subscription) }) else {
          subscription.cancel()
          return
        }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        let (generation, timer, _) = lock.withLock { () -> (Int?, (any Cancellable)?, Upstream.Output?) in
          guard status.subscription != nil else { return (nil, nil, nil) }
          let old = latest
          latest = input
          self.generation += 1
          return (self.generation, takeTimer(), old)
        }
        timer?.cancel()
        guard let generation else { return .none }
        let scheduler = publisher.scheduler
        let token = scheduler.schedule(
          after: scheduler.now.advanced(by: publisher.dueTime), interval: publisher.dueTime,
          tolerance: scheduler.minimumTolerance, options: publisher.options
        ) { self.due(generation) }
        // It may be due already, or another value may have come.
        let isNeeded = lock.withLock {
          guard generation == self.generation, latest != nil else { return false }
          self.timer = (generation, token)
          return true
        }
        if !isNeeded {
          token.cancel()
        }
        return .none
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (subscription, timer, _) = end()
        guard subscription != nil else { return }
        timer?.cancel()
        publisher.scheduler.schedule { self.downstream.receive(completion: completion) }
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock {
          if !status.isGone {
            self.demand += demand
          }
        }
      }

      func cancel() {
        let (subscription, timer, _) = end()
        timer?.cancel()
        subscription?.cancel()
      }

      private func due(_ generation: Int) {
        let (value, timer, _) = lock.withLock { () -> (Upstream.Output?, (any Cancellable)?, Upstream.Output?) in
          guard generation == self.generation, let value = latest, status.subscription != nil else {
            return (nil, nil, nil)
          }
          latest = nil
          let timer = takeTimer()
          guard demand != .none else { return (nil, timer, value) }
          demand -= 1
          return (value, timer, nil)
        }
        timer?.cancel()
        guard let value else { return }
        let more = downstream.receive(value)
        lock.withLock { demand += more }
      }

      private func end() -> (
        subscription: (any Subscription)?, timer: (any Cancellable)?, value: Upstream.Output?
      ) {
        lock.withLock {
          guard let subscription = status.detachIfAttached() else { return (nil, nil, nil) }
          defer { latest = nil }
          return (subscription, takeTimer(), latest)
        }
      }

      private func takeTimer() -> (any Cancellable)? {
        defer { timer = nil }
        return timer?.token
      }
    }
  }
}

extension Publisher {
  /// Sends a value when no other one has followed for some time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
