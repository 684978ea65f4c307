import ScenarioSupport

/// Something that a run has not done yet.
struct PendingWork: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    /// A job that could run at once.
    case ready
    /// A task in `Task.sleep` or a clock's `sleep`.
    case sleep
    /// A task that waits for something without a deadline: a continuation, a stream, another task.
    case wait
    /// A block given to `DispatchQueue.asyncAfter`.
    case dispatch
    /// A block that waits for a dispatch group to become empty.
    case group
  }

  var kind: Kind
  /// The time at which it will fire, since the start of the run.
  var deadline: Duration?
  /// The name that the task was given, or that of the task it comes from.
  var taskName: String?
  /// What the run was doing when the task was made or the block was given.
  var activity: HermeticActivity?

  init(kind: Kind, deadline: Duration? = nil, taskName: String? = nil, activity: HermeticActivity? = nil) {
    self.kind = kind
    self.deadline = deadline
    self.taskName = taskName
    self.activity = activity
  }

  /// `a task "poll" that sleeps until 30s, started during tap Button "Load"`
  var description: String {
    let name = taskName.map { " \"\($0)\"" } ?? ""
    let time = deadline.map { " until \(DurationWords.text($0))" } ?? ""
    let origin = activity.map { ", started during \($0.step)" } ?? ""
    return switch kind {
    case .ready: "a job\(name) that is ready to run\(origin)"
    case .sleep: "a task\(name) that sleeps\(time)\(origin)"
    case .wait: "a task\(name) that waits for a continuation, a stream or another task\(origin)"
    case .dispatch: "a dispatched block that waits\(time)\(origin)"
    case .group: "a block that waits for a dispatch group\(origin)"
    }
  }

  /// What never comes to an end: `a task "poll", started during appear,`
  var runawayWords: String {
    let name = taskName.map { " \"\($0)\"" } ?? ""
    let origin = activity.map { ", started during \($0.step)," } ?? ""
    return (kind == .dispatch ? "a dispatched block" : "a task\(name)") + origin
  }
}
