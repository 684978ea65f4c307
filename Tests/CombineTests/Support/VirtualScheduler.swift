import Combine
import Dispatch

/// A scheduler whose time moves when it is told to.
final class VirtualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
  private var jobs: [(date: SchedulerTimeType, number: Int, action: () -> Void)] = []
  private var count = 0

  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: .zero, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    count += 1
    jobs.append((date, count, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer()
    repeated(timer, at: date, interval: interval, action)
    return AnyCancellable { timer.isCancelled = true }
  }

  private final class Timer {
    var isCancelled = false
  }

  private func repeated(
    _ timer: Timer, at date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: .zero, options: nil) { [unowned self] in
      guard !timer.isCancelled else { return }
      action()
      if !timer.isCancelled {
        repeated(timer, at: date.advanced(by: interval), interval: interval, action)
      }
    }
  }

  /// How many actions wait, those of cancelled timers included.
  var jobCount: Int { jobs.count }

  /// Moves time on, and runs what is due on the way.
  func advance(_ stride: SchedulerTimeType.Stride = .zero) {
    let end = now.advanced(by: stride)
    while let next = jobs.filter({ $0.date <= end }).min(by: { ($0.date, $0.number) < ($1.date, $1.number) }) {
      jobs.removeAll { $0.number == next.number }
      now = max(now, next.date)
      next.action()
    }
    now = end
  }
}
