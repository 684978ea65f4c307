extension Publishers {
  /// The publisher of `subscribe(on:options:)`.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure

    private struct Rescheduled: Subscription {
      let subscription: any Subscription
      let schedule: (@escaping () -> Void) -> Void

      var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

      func request(_ demand: Subscribers.Demand) {
        schedule { subscription.request(demand) }
      }

      func cancel() {
        schedule { subscription.cancel() }
      }
    }

    /// The publisher that is subscribed to.
    public let upstream: Upstream
    /// Where that happens.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that is subscribed to on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let schedule = { (action: @escaping () -> Void) in scheduler.schedule(options: options, action) }
      let rescheduling = AnySubscriber<Output, Failure>(
        receiveSubscription: { subscriber.receive(subscription: Rescheduled(subscription: $0, schedule: schedule)) },
        receiveValue: subscriber.receive(_:),
        receiveCompletion: subscriber.receive(completion:)
      )
      schedule { upstream.subscribe(rescheduling) }
    }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
