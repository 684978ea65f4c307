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

    private let conduits = ConduitList<Date, Never>()

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
      conduits.add(subscriber)
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
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
