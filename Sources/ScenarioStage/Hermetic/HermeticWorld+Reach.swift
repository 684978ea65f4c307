import CHermetic
import ScenarioSupport

extension HermeticWorld {
  /// Something that code did on the run's thread and that no world controls. It happens in real time; only a sleeping thread
  /// moves the run's clock instead.
  enum Reach: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case runLoopTimer
    case dispatchTimer
    case threadSleep
    case subprocess
    case network
    case blockingWait
    case thread
    case mainDeadlock

    var description: String {
      switch self {
      case .runLoopTimer: "a run-loop timer (Timer or RunLoop)"
      case .dispatchTimer: "a dispatch timer (DispatchSource.makeTimerSource)"
      case .threadSleep: "a sleeping thread (Thread.sleep)"
      case .subprocess: "a subprocess (Process)"
      case .network: "the network"
      case .blockingWait: "a wait that blocks the thread (DispatchSemaphore or DispatchGroup)"
      case .thread: "a foreign thread (Thread)"
      case .mainDeadlock: "a synchronous call to the main queue from the main queue (DispatchQueue.main.sync)"
      }
    }

    /// What is wrong with it, when nothing allows it.
    var problem: String {
      switch self {
      case .mainDeadlock:
        "the component called DispatchQueue.main.sync on the main thread: on a phone that is a deadlock, and the app hangs"
      case .runLoopTimer, .dispatchTimer, .threadSleep, .subprocess, .network, .blockingWait, .thread:
        "the component reached \(self), which goes on in real time: the run is not repeatable"
      }
    }

    /// What to do instead.
    var advice: String {
      switch self {
      case .mainDeadlock:
        "do the work without a dispatch, as the code is on the main thread already, or use DispatchQueue.main.async"
      case .runLoopTimer, .threadSleep:
        "use Timer.publish, Task.sleep or DispatchQueue.asyncAfter, which follow the stage's clock"
      case .dispatchTimer, .subprocess, .network, .blockingWait, .thread:
        "stub the action behind it, or allow it with \"mayReach\": [\"\(word)\"]"
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
      case .mainDeadlock: "mainDeadlocks"
      }
    }

    init?(word: String) {
      guard let reach = Self.allCases.first(where: { $0.word == word }) else { return nil }
      self = reach
    }

    /// Whether a scenario may allow it. A sleeping thread needs no permission; a run-loop timer never fires, because no run loop
    /// runs; a deadlock is always a defect.
    var canBeAllowed: Bool {
      switch self {
      case .threadSleep, .runLoopTimer, .mainDeadlock: false
      case .dispatchTimer, .subprocess, .network, .blockingWait, .thread: true
      }
    }

    /// What comes from a network or a process comes on foreign threads.
    var implied: [Reach] {
      switch self {
      case .network, .dispatchTimer: [.thread]
      case .subprocess: [.thread, .runLoopTimer]
      case .runLoopTimer, .threadSleep, .blockingWait, .thread, .mainDeadlock: []
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

  /// What may be reached, with everything that this implies.
  var allowed: [Reach: Duration] {
    var allowed = settings.mayReach
    for (reach, limit) in settings.mayReach {
      for other in reach.implied { allowed[other] = max(allowed[other] ?? .zero, limit) }
    }
    return allowed
  }

  /// What was reached and is not allowed. A thread that only carries a request or a process is left out beside it.
  var forbidden: [Reached] {
    let allowed = allowed
    let reached = reachedActivities
    let carried = Set(reached.flatMap(\.reach.implied))
    return reached.filter { item in
      item.reach != .threadSleep && allowed[item.reach] == nil && !carried.contains(item.reach)
    }
  }
}
