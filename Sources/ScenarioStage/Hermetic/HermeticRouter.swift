import CHermetic
import Synchronization

/// Decides whose job it is, and carries jobs from foreign threads to the run's.
///
/// A job is the run's if the run's thread enqueued it, or if it is the next part of one of the run's tasks; in an exclusive
/// run every main-actor job is. All others go to the executors that the process had before. A job of a task that outlived
/// its run is dropped, so that it cannot touch the next one.
enum HermeticRouter {
  enum Arrival {
    case ready(UnownedJob, JobLane, isTask: Bool)
    case delayed(UnownedJob, JobLane, TimerOwner, Int64)
    case call(HermeticWork.Call, Int64)
  }

  private enum Destination {
    case run
    case outside
    case nowhere
  }

  private struct State: @unchecked Sendable {
    var isActive = false
    var isExclusive = false
    var known: Set<UInt64> = []
    var retired: Set<UInt64> = []
    /// Tasks that foreign threads have enqueued during the run: they are not the run's, even when the run's thread resumes
    /// them later.
    var foreign: Set<UInt64> = []
    var arrivals: [Arrival] = []
  }

  private static let state = Mutex(State())
  /// False until the first run, so that a process without runs pays one load for each job.
  private static let isArmed = Atomic(false)
  private static let hasArrivals = Atomic(false)
  // The gate is only given to functions that lock.
  nonisolated(unsafe) private static let gate = hermetic_gate_create()

  /// A task number costs 8 bytes and more; a process that makes more tasks than this forgets the oldest runs.
  private static let retiredLimit = 1_000_000

  static func activate(_ world: HermeticWorld) {
    isArmed.store(true, ordering: .releasing)
    hermetic_set_foreign_hook { queue, function, argument, delay in
      HermeticRouter.take(HermeticWork.Call(queue: queue, function: function, argument: argument), after: delay)
    }
    state.withLock { state in
      state.isActive = true
      state.isExclusive = world.settings.exclusive
    }
  }

  static func deactivate(_ world: HermeticWorld) {
    state.withLock { state in
      if state.retired.count > retiredLimit { state.retired = [] }
      state.retired.formUnion(state.known)
      state.known.removeAll(keepingCapacity: true)
      state.foreign.removeAll(keepingCapacity: true)
      state.isActive = false
      state.arrivals.removeAll()
      hasArrivals.store(false, ordering: .relaxed)
    }
    while hermetic_gate_wait(gate, 0) {}
  }

  /// Takes a job for a run. False if the executors outside shall have it.
  static func take(_ job: UnownedJob, on lane: JobLane, isTask: Bool) -> Bool {
    if let world = currentWorld { return world.take(job, on: lane, isTask: isTask) }
    guard isArmed.load(ordering: .acquiring) else { return false }
    let identifier = isTask ? job.identifier : 0
    let destination = state.withLock { state -> Destination in
      if isTask, state.retired.contains(identifier) { return .nowhere }
      guard state.isActive, (isTask && state.known.contains(identifier)) || (state.isExclusive && lane == .main) else {
        if state.isActive, isTask { state.foreign.insert(identifier) }
        return .outside
      }
      state.arrivals.append(.ready(job, lane, isTask: isTask))
      hasArrivals.store(true, ordering: .releasing)
      return .run
    }
    if destination == .run { hermetic_gate_signal(gate) }
    return destination != .outside
  }

  /// Takes a job that shall run after a delay.
  static func take(_ job: UnownedJob, on lane: JobLane, after delay: Int64) -> Bool {
    if let world = currentWorld {
      world.take(job, on: lane, after: delay)
      return true
    }
    guard isArmed.load(ordering: .acquiring), let task = hermetic_current_task() else { return false }
    let identifier = hermetic_job_identifier(task)
    let isTaken = state.withLock { state in
      guard state.isActive, state.known.contains(identifier), let owner = TimerOwner.current else { return false }
      state.arrivals.append(.delayed(job, lane, owner, delay))
      hasArrivals.store(true, ordering: .releasing)
      return true
    }
    if isTaken { hermetic_gate_signal(gate) }
    return isTaken
  }

  /// Takes what a foreign thread gives to the main queue: in an exclusive run that queue is the run's.
  static func take(_ call: HermeticWork.Call, after delay: Int64) -> Bool {
    let isTaken = state.withLock { state in
      guard state.isActive, state.isExclusive else { return false }
      nonisolated(unsafe) let call = call
      state.arrivals.append(.call(call, delay))
      hasArrivals.store(true, ordering: .releasing)
      return true
    }
    if isTaken { hermetic_gate_signal(gate) }
    return isTaken
  }

  static func learn(_ identifier: UInt64) {
    state.withLock { _ = $0.known.insert(identifier) }
  }

  static func isRetired(_ identifier: UInt64) -> Bool {
    state.withLock { $0.retired.contains(identifier) }
  }

  static func isForeign(_ identifier: UInt64) -> Bool {
    state.withLock { $0.foreign.contains(identifier) }
  }

  static func arrivals() -> [Arrival] {
    guard hasArrivals.load(ordering: .acquiring) else { return [] }
    return state.withLock { state in
      defer { state.arrivals.removeAll() }
      hasArrivals.store(false, ordering: .relaxed)
      return state.arrivals
    }
  }

  static func waitForArrival(upTo nanoseconds: Int64) -> Bool {
    // Signals of arrivals that were already received may be left over.
    while !hasArrivals.load(ordering: .acquiring) {
      guard hermetic_gate_wait(gate, max(nanoseconds, 0)) else { return false }
    }
    return true
  }

  private static var currentWorld: HermeticWorld? {
    guard let context = hermetic_current()?.pointee.context else { return nil }
    return Unmanaged<HermeticWorld>.fromOpaque(context).takeUnretainedValue()
  }
}
