import CHermetic

/// The executor that a job was meant for.
enum JobLane: Sendable {
  case main
  case global
}

/// Something that is ready to run, or will be at a deadline.
enum HermeticWork {
  /// A job that the concurrency runtime enqueued.
  case job(UnownedJob, JobLane, isTask: Bool)
  /// The end of a sleep: a job of the runtime's own, which only makes the sleeping task ready.
  case wake(UnownedJob, JobLane)
  /// A function given to libdispatch.
  case call(Call)

  struct Call {
    let queue: UnsafeMutableRawPointer
    let function: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let argument: UnsafeMutableRawPointer?

    var isForMain: Bool { hermetic_is_main_queue(queue) }
  }

  var queue: UnsafeMutableRawPointer? {
    if case .call(let call) = self { call.queue } else { nil }
  }

  var isForMain: Bool {
    switch self {
    case .job(_, let lane, _), .wake(_, let lane): lane == .main
    case .call(let call): call.isForMain
    }
  }

  /// Whether no code of the program runs in it.
  var isSilent: Bool {
    if case .wake = self { true } else { false }
  }

  /// The task that the job is the next part of.
  var task: UnsafeMutableRawPointer? {
    if case .job(let job, _, isTask: true) = self { job.pointer } else { nil }
  }
}

extension UnownedJob {
  var pointer: UnsafeMutableRawPointer { unsafeBitCast(self, to: UnsafeMutableRawPointer.self) }

  /// The number of the job's task, unique in the process.
  var identifier: UInt64 { Self.identifier(of: pointer) }

  static func identifier(of task: UnsafeMutableRawPointer) -> UInt64 { hermetic_job_identifier(task) }
}
