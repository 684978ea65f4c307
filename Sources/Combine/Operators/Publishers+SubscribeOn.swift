extension Publishers {
  /// The publisher of `subscribe(on:options:)`.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Where upstream is subscribed to, asked and cancelled.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let inner = Inner(subscriber, scheduler: scheduler, options: options)
      scheduler.schedule(options: options) { [upstream] in upstream.subscribe(inner) }
    }

    private final class Inner<Downstream: Subscriber>: PassingSubscription<
      Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private let scheduler: Context
      private let options: Context.SchedulerOptions?

      init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream)
      }

      override var description: String { "SubscribeOn" }

      override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        lock.withLock { upstream.subscription } == nil ? .none : downstream.receive(input)
      }

      override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard lock.withLock({ upstream.detachIfAttached() }) != nil else { return }
        downstream.receive(completion: completion)
      }

      override func request(_ demand: Subscribers.Demand) {
        guard let subscription = lock.withLock({ upstream.subscription }) else { return }
        scheduler.schedule(options: options) { [self] in
          withExtendedLifetime(self) { subscription.request(demand) }
        }
      }

      override func cancel() {
        guard let subscription = lock.withLock({ upstream.detachIfAttached() }) else { return }
        scheduler.schedule(options: options) { [self] in
          withExtendedLifetime(self) { subscription.cancel() }
        }
      }
    }
  }
}

extension Publisher {
  /// Subscribes, requests and cancels upstream on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
