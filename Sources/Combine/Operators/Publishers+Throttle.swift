extension Publishers {
  /// The publisher of `throttle(for:scheduler:latest:)`.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The time in which at most one value is sent.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where the values are sent.
    public let scheduler: Context
    /// Whether the last of the values of an interval is sent, and not the first.
    public let latest: Bool

    /// Makes the publisher.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, publisher: self))
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private let lock = Lock()
      private let publisher: Throttle
      private var downstream: Downstream?
      private var status = UpstreamStatus.awaited
      private var demand = Subscribers.Demand.none
      private var waiting: Upstream.Output?
      private var end: Subscribers.Completion<Upstream.Failure>?
      private var isScheduled = false
      // Nil until a value has been sent.
      private var lastTime: Context.SchedulerTimeType?
      // The latest time that the clock has told: a clock that goes back makes nobody wait.
      private var latestTime: Context.SchedulerTimeType

      init(downstream: Downstream, publisher: Throttle) {
        self.downstream = downstream
        self.publisher = publisher
        latestTime = publisher.scheduler.now
      }

      var description: String { "Throttle" }

      func receive(subscription: any Subscription) {
        let now = publisher.scheduler.now
        guard
          let downstream = lock.withLock({ () -> Downstream? in
            guard status.attach(subscription) else { return nil }
            latestTime = Swift.max(latestTime, now)
            return self.downstream
          })
        else {
          subscription.cancel()
          return
        }
        subscription.request(.unlimited)
        downstream.receive(subscription: self)
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard lock.withLock({ status.subscription != nil && end == nil }) else { return .none }
        let now = publisher.scheduler.now
        let (needsSchedule, due, _) = lock.withLock {
          () -> (Bool, Context.SchedulerTimeType?, Upstream.Output?) in
          guard status.subscription != nil, end == nil, demand != .none else { return (false, nil, nil) }
          let old = waiting
          if waiting == nil || publisher.latest {
            waiting = input
          }
          guard !isScheduled else { return (false, nil, old) }
          isScheduled = true
          return (true, dueDate(after: now), old)
        }
        if needsSchedule {
          schedule(at: due)
        }
        return .none
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard lock.withLock({ status.subscription != nil && end == nil }) else { return }
        let now = publisher.scheduler.now
        let (needsSchedule, due) = lock.withLock { () -> (Bool, Context.SchedulerTimeType?) in
          guard status.subscription != nil, end == nil else { return (false, nil) }
          end = completion
          guard !isScheduled else { return (false, nil) }
          isScheduled = true
          return (true, dueDate(after: now))
        }
        if needsSchedule {
          schedule(at: due)
        }
      }

      func request(_ demand: Subscribers.Demand) {
        guard demand != .none else { return }
        lock.withLock {
          if !status.isGone {
            self.demand += demand
          }
        }
      }

      func cancel() {
        let (subscription, _, _) = lock.withLock { () -> ((any Subscription)?, Downstream?, Upstream.Output?) in
          let state = (status.detach(), downstream, waiting)
          downstream = nil
          waiting = nil
          end = nil
          return state
        }
        subscription?.cancel()
      }

      // Called with the lock. Nil for at once.
      private func dueDate(after now: Context.SchedulerTimeType) -> Context.SchedulerTimeType? {
        latestTime = Swift.max(latestTime, now)
        guard let date = lastTime?.advanced(by: publisher.interval), date > latestTime else { return nil }
        return date
      }

      private func schedule(at date: Context.SchedulerTimeType?) {
        let scheduler = publisher.scheduler
        if let date {
          scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: nil) { [weak self] in
            self?.flush()
          }
        } else {
          scheduler.schedule(options: nil) { [weak self] in self?.flush() }
        }
      }

      private func flush() {
        let (downstream, value, end, _) = lock.withLock {
          () -> (Downstream?, Upstream.Output?, Subscribers.Completion<Upstream.Failure>?, (any Subscription)?) in
          isScheduled = false
          guard let downstream = self.downstream, status.subscription != nil else { return (nil, nil, nil, nil) }
          let value = waiting
          waiting = nil
          if value != nil {
            demand -= 1
          }
          guard let end = self.end else { return (downstream, value, nil, nil) }
          self.downstream = nil
          return (downstream, value, end, status.detach())
        }
        guard let downstream else { return }
        if let value {
          if end == nil {
            let now = publisher.scheduler.now
            lock.withLock { lastTime = now }
          }
          let more = downstream.receive(value)
          lock.withLock { demand += more }
        }
        if let end {
          downstream.receive(completion: end)
        }
      }
    }
  }
}

extension Publisher {
  /// Sends at most one value, the first or the latest one, in each interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
