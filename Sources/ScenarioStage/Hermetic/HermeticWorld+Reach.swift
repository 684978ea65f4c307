import CHermetic
import ScenarioSupport

extension HermeticWorld {
  /// Something that code did on the run's thread and that no world controls. It goes on in real time, but for a sleeping
  /// thread: that moves the run's clock.
  enum Reach: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case runLoopTimer
    case dispatchTimer
    case threadSleep
    case subprocess
    case network
    case blockingWait
    case thread

    var description: String {
      switch self {
      case .runLoopTimer: "a run-loop timer (Timer or RunLoop)"
      case .dispatchTimer: "a dispatch timer (DispatchSource.makeTimerSource)"
      case .threadSleep: "a sleeping thread (Thread.sleep)"
      case .subprocess: "a subprocess (Process)"
      case .network: "the network"
      case .blockingWait: "a wait that blocks the thread (DispatchSemaphore or DispatchGroup)"
      case .thread: "a foreign thread (Thread)"
      }
    }

    /// The word by which documents allow it.
    var word: String {
      switch self {
      case .runLoopTimer: "runLoopTimers"
      case .dispatchTimer: "dispatchTimers"
      case .threadSleep: "threadSleeps"
      case .subprocess: "subprocess"
      case .network: "network"
      case .blockingWait: "blockingWaits"
      case .thread: "threads"
      }
    }

    init?(word: String) {
      guard let reach = Self.allCases.first(where: { $0.word == word }) else { return nil }
      self = reach
    }

    /// Whether a scenario may allow it. A sleeping thread needs no permission; a run-loop timer never fires, for nobody
    /// runs a run loop.
    var canBeAllowed: Bool { self != .threadSleep && self != .runLoopTimer }

    /// What comes from a network or a process comes on foreign threads.
    var implied: [Reach] {
      switch self {
      case .network, .dispatchTimer: [.thread]
      case .subprocess: [.thread, .runLoopTimer]
      default: []
      }
    }
  }

  /// Something that was reached, and what the run was doing then.
  struct Reached: Hashable, Sendable {
    let reach: Reach
    let activity: HermeticActivity?
  }

  /// What the run reached that no world controls, each once, in the order of the first time.
  var reached: [Reach] {
    let state = state.pointee
    return withUnsafeBytes(of: state.reached) { bytes in
      bytes.prefix(Int(state.reachedCount)).compactMap { Reach(rawValue: $0) }
    }
  }

  /// What was reached, with what the run was doing then.
  var reachedActivities: [Reached] {
    attributeReaches()
    return attributed
  }

  func attributeReaches() {
    guard Int(state.pointee.reachedCount) > attributed.count else { return }
    for reach in reached.dropFirst(attributed.count) { attributed.append(Reached(reach: reach, activity: activity)) }
  }

  /// What may be reached, with all that comes with it.
  var allowed: [Reach: Duration] {
    var allowed = settings.mayReach
    for (reach, limit) in settings.mayReach {
      for other in reach.implied { allowed[other] = max(allowed[other] ?? .zero, limit) }
    }
    return allowed
  }

  /// What was reached although nobody allowed it. What only carries something else is not told beside it.
  var forbidden: [Reached] {
    let allowed = allowed
    let reached = reachedActivities
    let carried = Set(reached.flatMap(\.reach.implied))
    return reached.filter { item in
      item.reach != .threadSleep && allowed[item.reach] == nil && !carried.contains(item.reach)
    }
  }

  /// Waits in real time for what the scenario allowed to be reached, as long as something may still come of it.
  /// After something new was reached that is so even when no task waits: the answer may come by a callback.
  ///
  /// - Returns: False if something may still come and the limit came first.
  @discardableResult
  func awaitReached() -> Bool {
    let count = Int(state.pointee.reachedCount)
    guard !settings.mayReach.isEmpty, count > 0 else { return true }
    let allowed = allowed
    guard let limit = reached.compactMap({ allowed[$0] }).max() else { return true }
    var isNew = count > awaitedCount
    awaitedCount = count
    let end = hermetic_real_nanoseconds() + limit.wholeNanoseconds
    while isNew || !waiting.isEmpty || !notifications.isEmpty {
      let rest = end - hermetic_real_nanoseconds()
      guard rest > 0, waitForForeign(upTo: .nanoseconds(rest)) else { return false }
      isNew = false
    }
    return true
  }
}
