/// Something that a run has not done yet.
struct PendingWork: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    /// A job that could run at once.
    case ready
    /// A task in `Task.sleep` or a clock's `sleep`.
    case sleep
    /// A block given to `DispatchQueue.asyncAfter`.
    case dispatch
    /// A block that waits for a dispatch group to become empty.
    case group
  }

  var kind: Kind
  /// The time at which it will fire, since the start of the run.
  var deadline: Duration?
  /// The name that the sleeping task was given, if any.
  var taskName: String?

  init(kind: Kind, deadline: Duration?, taskName: String?) {
    self.kind = kind
    self.deadline = deadline
    self.taskName = taskName
  }

  init(_ timer: DeadlineQueue.Timer) {
    if case .call = timer.work { kind = .dispatch } else { kind = .sleep }
    deadline = .nanoseconds(timer.deadline)
    taskName = timer.owner?.name
  }

  init(ready work: HermeticWork) {
    self.init(kind: .ready, deadline: nil, taskName: nil)
  }

  var description: String {
    let name = taskName.map { " \"\($0)\"" } ?? ""
    let time = deadline.map { " until \($0)" } ?? ""
    return switch kind {
    case .ready: "a job that is ready to run"
    case .sleep: "a task\(name) that sleeps\(time)"
    case .dispatch: "a dispatched block that waits\(time)"
    case .group: "a block that waits for a dispatch group"
    }
  }
}
