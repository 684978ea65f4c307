extension Publishers {
  /// The publisher of `timeout(_:scheduler:options:customError:)`.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that may be late.
    public let upstream: Upstream
    /// How long a value is waited for.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where the values are received.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?
    /// Makes the error; without it the stream ends normally.
    public let customError: (() -> Failure)?

    /// Makes a publisher that ends when no value comes for a time.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        TimeoutSubscription(
          subscriber, scheduler: scheduler, interval: interval, options: options, error: customError))
    }
  }
}

extension Publisher {
  /// Ends the stream when no value comes for a time, with an error if the closure is given.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
