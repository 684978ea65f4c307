import Foundation

/// The main run loop stands for the main dispatch queue. Another run loop performs the actions itself, when it runs;
/// the waiting for an
/// instant is left to a dispatch queue. Nothing here sets a timer of a run loop.
extension RunLoop: Scheduler {
  /// A run loop has no options.
  public struct SchedulerOptions {
    /// Makes empty options.
    public init() {}
  }

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the action on the run loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === RunLoop.main {
      DispatchQueue.main.schedule(action)
    } else {
      let work = UncheckedSendable(action)
      perform { work.value() }
    }
  }

  /// Runs the action on the run loop at an instant.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = UncheckedSendable(action)
    if self === RunLoop.main {
      DispatchQueue.main.asyncAfter(deadline: date.date.deadline) { work.value() }
    } else {
      let runLoop = UncheckedSendable(self)
      DispatchQueue.global().asyncAfter(deadline: date.date.deadline) { runLoop.value.perform { work.value() } }
    }
  }

  /// Runs the action on the run loop at an instant and then regularly, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedAction(self, interval: interval, tolerance: tolerance, options: options, action: action).start(at: date)
  }
}
