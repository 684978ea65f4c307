import CHermetic
import Synchronization

/// Decides whose job it is, and carries jobs from foreign threads to the run's.
///
/// A job is the run's if the run's thread enqueued it, or if it is the next part of one of the run's tasks. In an exclusive
/// run every job of the main actor and all work for the main queue is. All others go to the executors and queues that the
/// process had before. A job of a task that outlived its run is dropped, so that it cannot touch the next one.
enum HermeticRouter {
  enum Arrival {
    case ready(UnownedJob, JobLane, isTask: Bool)
    case delayed(UnownedJob, JobLane, TimerOwner, Int64)
    case call(HermeticWork.Call, Int64)
    /// A group was left: it may be empty now.
    case groupLeft
  }

  private enum Destination {
    case run
    case outside
    case nowhere
  }

  private struct State: @unchecked Sendable {
    var isActive = false
    /// The number of the last run.
    var run: UInt64 = 0
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
  /// Whether the run has work that waits for a dispatch group.
  private static let watchesGroups = Atomic(false)
  // The gate is only given to functions that lock.
  nonisolated(unsafe) private static let gate = hermetic_gate_create()

  /// A task number costs 8 bytes and more; a process that makes more tasks than this forgets the oldest runs.
  private static let retiredLimit = 1_000_000

  /// How threads without a world reach the run. C keeps the address.
  nonisolated(unsafe) private static let hooks: UnsafePointer<HermeticForeignHooks> = {
    let hooks = UnsafeMutablePointer<HermeticForeignHooks>.allocate(capacity: 1)
    hooks.initialize(
      to: HermeticForeignHooks(
        take: { queue, function, argument, delay, run in
          let call = HermeticWork.Call(queue: queue, function: function, argument: argument)
          return HermeticRouter.take(call, after: delay, of: run)
        },
        takesMainQueue: { HermeticRouter.state.withLock { $0.isActive && $0.isExclusive } },
        leftGroup: {
          guard HermeticRouter.watchesGroups.load(ordering: .acquiring) else { return }
          HermeticRouter.deliver(.groupLeft)
        },
        threadEnds: { hermetic_gate_signal(HermeticRouter.gate) }))
    return UnsafePointer(hooks)
  }()

  static func activate(_ world: HermeticWorld) {
    isArmed.store(true, ordering: .releasing)
    hermetic_set_foreign_hooks(hooks)
    world.state.pointee.run = state.withLock { state in
      state.isActive = true
      state.isExclusive = world.settings.exclusive
      state.run += 1
      return state.run
    }
  }

  static func deactivate(_ world: HermeticWorld) {
    watchesGroups.store(false, ordering: .relaxed)
    let late = state.withLock { state in
      if state.retired.count > retiredLimit { state.retired = [] }
      state.retired.formUnion(state.known)
      state.known.removeAll(keepingCapacity: true)
      state.foreign.removeAll(keepingCapacity: true)
      state.isActive = false
      defer { state.arrivals.removeAll() }
      hasArrivals.store(false, ordering: .relaxed)
      return state.arrivals
    }
    for case .call(let call, _) in late { call.abandon() }
    while hermetic_gate_wait(gate, 0) {}
  }

  /// Takes a job for a run. False if it is for the executors outside.
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

  /// Takes a job that is to run after a delay.
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

  /// Takes what a foreign thread gives to the main queue: in an exclusive run that queue is the run's. Work with
  /// the number of a run is for that run only.
  static func take(_ call: HermeticWork.Call, after delay: Int64, of run: UInt64) -> Bool {
    let isTaken = state.withLock { state in
      guard state.isActive, run == 0 ? state.isExclusive : run == state.run else { return false }
      nonisolated(unsafe) let call = call
      state.arrivals.append(.call(call, delay))
      hasArrivals.store(true, ordering: .releasing)
      return true
    }
    if isTaken { hermetic_gate_signal(gate) }
    return isTaken
  }

  /// Sets whether the router has to notice when foreign threads leave groups.
  static func watchGroups(_ isNeeded: Bool) {
    watchesGroups.store(isNeeded, ordering: .releasing)
  }

  private static func deliver(_ arrival: Arrival) {
    let isActive = state.withLock { state in
      guard state.isActive else { return false }
      state.arrivals.append(arrival)
      hasArrivals.store(true, ordering: .releasing)
      return true
    }
    if isActive { hermetic_gate_signal(gate) }
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

  /// Waits in real time until something arrives, or until a thread of the run ends. May return early.
  ///
  /// - Returns: False if nothing came within the time.
  static func waitForNews(upTo nanoseconds: Int64) -> Bool {
    hasArrivals.load(ordering: .acquiring) || hermetic_gate_wait(gate, max(nanoseconds, 0))
  }

  static var isAnythingThere: Bool { hasArrivals.load(ordering: .acquiring) }

  private static var currentWorld: HermeticWorld? {
    guard let context = hermetic_current()?.pointee.context else { return nil }
    return Unmanaged<HermeticWorld>.fromOpaque(context).takeUnretainedValue()
  }
}
