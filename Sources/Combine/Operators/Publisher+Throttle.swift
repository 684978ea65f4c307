extension Publishers {
  /// The publisher of `throttle(for:scheduler:latest:)`.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream
    /// The least time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where the values are received.
    public let scheduler: Context
    /// Whether the latest value of that time is sent, or the first.
    public let latest: Bool

    /// Makes a publisher of no more than one value in a time.
    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        ThrottleSubscription(subscriber, scheduler: scheduler, interval: interval, latest: latest))
    }
  }
}

extension Publisher {
  /// Sends no more than one value in a time: the first value at once, then the latest or the first of each interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
