import Dispatch

extension DispatchQueue: Scheduler {
  /// Options for an action on a queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group that the action joins.
    public var group: DispatchGroup?

    /// Makes options.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs the action on the queue, by `dispatch_async`.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = UncheckedSendable(action)
    if let options {
      async(group: options.group, qos: options.qos, flags: options.flags) { work.value() }
    } else {
      async { work.value() }
    }
  }

  /// Runs the action on the queue at an instant, by `dispatch_after`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = UncheckedSendable(action)
    if let options {
      asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { work.value() }
    } else {
      asyncAfter(deadline: date.dispatchTime) { work.value() }
    }
  }

  /// Runs the action on the queue at an instant and then regularly, until the result is cancelled or released.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedAction(self, interval: interval, tolerance: tolerance, options: options, action: action).start(at: date)
  }
}
