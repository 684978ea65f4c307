import Foundation

/// The main operation queue stands for the main dispatch queue. For another one, the waiting for an instant is left to
/// a dispatch queue.
extension OperationQueue: Scheduler {
  /// An operation queue has no options.
  public struct SchedulerOptions {
    /// Makes empty options.
    public init() {}
  }

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the action as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === OperationQueue.main {
      DispatchQueue.main.schedule(action)
    } else {
      let work = UncheckedSendable(action)
      addOperation { work.value() }
    }
  }

  /// Runs the action as an operation at an instant.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = UncheckedSendable(action)
    if self === OperationQueue.main {
      DispatchQueue.main.asyncAfter(deadline: date.date.deadline) { work.value() }
    } else {
      DispatchQueue.global().asyncAfter(deadline: date.date.deadline) { [self] in addOperation { work.value() } }
    }
  }

  /// Runs the action as an operation at an instant and then regularly, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedAction(self, interval: interval, tolerance: tolerance, options: options, action: action).start(at: date)
  }
}
