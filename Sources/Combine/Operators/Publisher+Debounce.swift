extension Publishers {
  /// The publisher of `debounce(for:scheduler:options:)`.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream
    /// How long no other value may follow.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where the values are received.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher of values that are not followed by another one for a time.
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
      upstream.subscribe(
        DebounceSubscription(subscriber, scheduler: scheduler, dueTime: dueTime, options: options))
    }
  }
}

extension Publisher {
  /// Sends a value when none has followed for a time. The end is not delayed, and a value that still waits is lost with
  /// it.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
