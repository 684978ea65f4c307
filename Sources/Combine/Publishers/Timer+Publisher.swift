import Foundation

extension Timer {
  /// A publisher that sends the date at regular intervals while it is connected. All subscribers share one timer.
  ///
  /// It is driven by the dispatch queue behind the run loop; the run loop's mode makes no difference.
  public final class TimerPublisher: ConnectablePublisher {
    /// It sends dates.
    public typealias Output = Date
    /// It does not fail.
    public typealias Failure = Never

    /// The time between two values in seconds.
    public let interval: TimeInterval
    /// By how many seconds a value may be late.
    public let tolerance: TimeInterval?
    /// The run loop on which the values are sent.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// Options of the scheduler.
    public let options: RunLoop.SchedulerOptions?

    let conduits = ConduitList<Date, Never>()

    /// Makes a publisher that sends once it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      conduits.add(PlainSubscriber(downstream: subscriber), owner: self)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      let stride = RunLoop.SchedulerTimeType.Stride(interval)
      return runLoop.schedule(
        after: runLoop.now.advanced(by: stride), interval: stride,
        tolerance: tolerance.map { RunLoop.SchedulerTimeType.Stride($0) } ?? .zero, options: options
      ) { [conduits] in
        conduits.send(Date())
      }
    }
  }

  /// A publisher that sends the date every `interval` seconds while it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    // The tolerance is dropped here, as it is on Apple's platforms.
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
  }
}

extension Timer.TimerPublisher: ConduitOwner {
  var conduitDescription: String { "Timer" }

  /// Hands on everything, and hides how the subscription prints and mirrors.
  private struct PlainSubscriber<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Date, Downstream.Failure == Never {
    let downstream: Downstream

    var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: PlainSubscription(subscription: subscription))
    }

    func receive(_ input: Date) -> Subscribers.Demand {
      downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Never>) {
      downstream.receive(completion: completion)
    }
  }

  private struct PlainSubscription: Subscription {
    let subscription: any Subscription

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

    func request(_ demand: Subscribers.Demand) {
      subscription.request(demand)
    }

    func cancel() {
      subscription.cancel()
    }
  }
}
