import CHermetic

/// The task that sleeps on a timer. It is retained while the timer exists.
struct TimerOwner: @unchecked Sendable {
  let task: UnsafeMutableRawPointer
  let identifier: UInt64
  let name: String?

  /// The task that runs on the calling thread, retained.
  static var current: TimerOwner? {
    guard let task = hermetic_current_task() else { return nil }
    _ = Unmanaged<AnyObject>.fromOpaque(task).retain()
    return TimerOwner(
      task: task, identifier: hermetic_job_identifier(task),
      name: hermetic_current_task_name().map { String(cString: $0) })
  }

  func release() {
    Unmanaged<AnyObject>.fromOpaque(task).release()
  }
}
