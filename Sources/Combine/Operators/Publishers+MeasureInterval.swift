extension Publishers {
  /// The publisher of `measureInterval(using:options:)`.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The times between the values.
    public typealias Output = Context.SchedulerTimeType.Stride
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// The scheduler whose clock measures.
    public let scheduler: Context

    /// Makes the publisher.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, scheduler: scheduler))
    }

    private final class Inner<Downstream: Subscriber>: PassingSubscription<
      Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
      private let scheduler: Context
      private var last: Context.SchedulerTimeType?

      init(_ downstream: Downstream, scheduler: Context) {
        self.scheduler = scheduler
        super.init(downstream)
      }

      override var description: String { "MeasureInterval" }

      override func receive(subscription: any Subscription) {
        guard lock.withLock({ upstream.attach(subscription) }) else {
          subscription.cancel()
          return
        }
        let now = scheduler.now
        lock.withLock { last = now }
        downstream.receive(subscription: self)
      }

      override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard lock.withLock({ upstream.subscription }) != nil else { return .none }
        let now = scheduler.now
        let last = lock.withLock {
          let last = self.last
          self.last = now
          return last
        }
        return downstream.receive((last ?? now).distance(to: now))
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard lock.withLock({ upstream.detachIfAttached() }) != nil else { return }
        downstream.receive(completion: completion)
      }
    }
  }
}

extension Publisher {
  /// Sends the time since the value before, or since the subscription, in place of each value.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
