import CHermetic
import Foundation
import Synchronization

/// A deterministic world for one run: time, randomness, tasks and dispatch queues of unmodified code belong to it.
///
/// The run has a thread of its own with a deep stack. What that thread starts (tasks, detached tasks, groups, actors,
/// `DispatchQueue.async` …) comes to the world's queues and runs in one fixed order when the world is asked to: nothing
/// happens between two calls of `perform`, `drain`, `advance` and `settle`. Other threads of the process are untouched.
///
/// All members are for the run's own thread, inside the closure given to `run`; `leftovers` and `reached` may be read
/// afterwards too. Runs are serialised: a second caller waits until the first run is over. They do not nest.
final class HermeticWorld: @unchecked Sendable {
  let settings: Settings

  /// Called on the main actor after each job that `drain`, `advance` or `settle` runs.
  var afterEachJob: (@MainActor () -> Void)?

  /// What C reads and writes: the clock, the generators, what was reached.
  let state: UnsafeMutablePointer<HermeticState>

  var ready = WorkQueue()
  var timers = DeadlineQueue()
  /// The timer that a suspended task sleeps on.
  var sleepers: [UInt64: DeadlineQueue.Ticket] = [:]
  /// Work for dispatch groups that are not empty yet.
  var notifications: [GroupNotification] = []
  var nextNotification = 0
  /// How many pieces of work came from foreign threads, or from groups that became empty.
  var arrivalCount = 0
  /// The tasks of this run. Foreign threads ask `HermeticRouter`, which has the same set behind a lock.
  var knownTasks: Set<UInt64> = []
  /// Those that have not ended.
  var tasks = TaskLedger()
  /// What the run is doing.
  var activity: HermeticActivity? {
    willSet { attributeReaches() }
  }
  var attributed: [Reached] = []
  /// What has been waited for of that.
  var expectations = HermeticExpectations()
  /// Tasks with smaller numbers were made before the run.
  var firstTask: UInt64?
  /// Where the next job goes instead of the queue, while `perform` makes its job.
  var isCapturing = false
  var capturedJob: UnownedJob?
  var isFinished = false
  var finalLeftovers: [PendingWork] = []
  /// What used up the jobs of the last call that did not come to an end.
  var runaway: PendingWork?
  /// Tasks that went on after they were cancelled at the end.
  var survivors: [PendingWork] = []

  init(_ settings: Settings) {
    TaskLayout.requireKnown()
    self.settings = settings
    state = .allocate(capacity: 1)
    state.initialize(to: settings.initialState)
    state.pointee.context = Unmanaged.passUnretained(self).toOpaque()
    state.pointee.hooks = Self.hooks
  }

  deinit {
    state.deallocate()
  }

  /// Virtual time since the start of the run.
  var elapsed: Duration { .nanoseconds(state.pointee.elapsed) }

}
