/// An action that a scheduler runs again and again, each time at a multiple of the interval after the first.
final class RepeatedAction<S: Scheduler>: Cancellable {
  private let lock = Lock()
  private let scheduler: S
  private let interval: S.SchedulerTimeType.Stride
  private let tolerance: S.SchedulerTimeType.Stride
  private let options: S.SchedulerOptions?
  private var action: (() -> Void)?

  init(
    _ scheduler: S, interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride,
    options: S.SchedulerOptions?, action: @escaping () -> Void
  ) {
    self.scheduler = scheduler
    self.interval = interval
    self.tolerance = tolerance
    self.options = options
    self.action = action
  }

  /// Starts. The result cancels when it is released.
  func start(at date: S.SchedulerTimeType) -> any Cancellable {
    arm(date)
    return AnyCancellable(self)
  }

  func cancel() {
    _ = lock.withLock {
      let action = self.action
      self.action = nil
      return action
    }
  }

  private func arm(_ date: S.SchedulerTimeType) {
    scheduler.schedule(after: date, tolerance: tolerance, options: options) { [self] in
      guard let action = lock.withLock({ action }) else { return }
      action()
      if lock.withLock({ self.action != nil }) {
        arm(date.advanced(by: interval))
      }
    }
  }
}
