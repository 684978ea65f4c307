import CHermetic

/// What a run may still get from what it reached beyond its world, and so whether a step waits in real time.
///
/// A thread can bring something until it ends. A request, a process or a dispatch timer does not show when it ends: the step
/// that started it waits for a first answer, and as long as something waits for work. The limit ends each wait. Later steps
/// wait again only when something new was started, or when something began to wait while a thread is alive that the scenario
/// allows.
struct HermeticExpectations {
  /// What was started until now.
  struct Starts: Equatable {
    /// Threads, in all.
    var threads: UInt64 = 0
    /// Threads that have not ended.
    var liveThreads: UInt64 = 0
    /// Those of them that were started since the last wait.
    var youngThreads: UInt64 = 0
    /// Everything else, in all.
    var others: UInt64 = 0
  }

  /// What was started before the last wait ended.
  private var known = Starts()
  /// What brought nothing within the limit.
  private var givenUp: Set<HermeticRest.Wait> = []
  /// The tasks that ran since the last wait.
  private var ran: Set<UInt64> = []

  mutating func taskRan(_ identifier: UInt64) { ran.insert(identifier) }

  /// A step begins to wait.
  ///
  /// - Returns: Whether something was started since the last wait. It may answer by a callback, with no task waiting.
  mutating func begin(_ starts: Starts) -> Bool {
    let isNew = starts.threads > known.threads || starts.others > known.others
    // A task that has run since may now wait for the new thing.
    if isNew { for identifier in ran { givenUp.remove(.task(identifier)) } }
    return isNew
  }

  /// Whether a step has to wait.
  ///
  /// - Parameters:
  ///   - isAnswered: Whether something came since the step began to wait, or nothing new was started before it.
  ///   - allowsThreads: Whether the scenario allows threads themselves, and not only what uses one.
  func isWaitNeeded(
    _ starts: Starts, waits: [HermeticRest.Wait], isAnswered: Bool, allowsThreads: Bool
  ) -> Bool {
    let isOpen = !isAnswered || waits.contains { !givenUp.contains($0) }
    if starts.others > known.others || starts.youngThreads > 0, isOpen { return true }
    return allowsThreads && (starts.youngThreads > 0 || (isOpen && starts.liveThreads > 0))
  }

  /// The limit came before anything else did.
  mutating func giveUp(_ waits: [HermeticRest.Wait]) { givenUp.formUnion(waits) }

  /// A step has waited.
  mutating func end(_ starts: Starts) {
    known = starts
    ran.removeAll(keepingCapacity: true)
  }
}

extension HermeticWorld {
  /// Waits in real time for what the scenario allowed to be reached, as long as it can still give the run work.
  ///
  /// - Returns: False if work that came never comes to an end.
  @discardableResult
  func awaitReached() -> Bool {
    checkThread()
    guard let limit = reachLimit else { return true }
    var isAnswered = !expectations.begin(starts)
    defer {
      expectations.end(starts)
      hermetic_age_threads(state)
    }
    let end = hermetic_real_nanoseconds() + limit.wholeNanoseconds
    while true {
      // This comes before arrivals are taken. A thread that has ended by now has sent all that it sends.
      let starts = starts
      let count = arrivalCount
      guard drain() else { return false }
      guard arrivalCount == count else {
        isAnswered = true
        continue
      }
      let waits = rest.waits
      guard
        expectations.isWaitNeeded(
          starts, waits: waits, isAnswered: isAnswered, allowsThreads: settings.mayReach[.thread] != nil)
      else { return true }
      guard HermeticRouter.waitForNews(upTo: end - hermetic_real_nanoseconds()) else {
        expectations.giveUp(waits)
        return true
      }
    }
  }

  /// How long one step waits at most. Nil if nothing was reached that the scenario allows.
  private var reachLimit: Duration? {
    guard !settings.mayReach.isEmpty, state.pointee.reachedCount > 0 else { return nil }
    let allowed = allowed
    return reached.compactMap { allowed[$0] }.max()
  }

  private var starts: HermeticExpectations.Starts {
    let threads = hermetic_thread_counts(state)
    return HermeticExpectations.Starts(
      threads: threads.started, liveThreads: threads.alive, youngThreads: threads.young,
      others: state.pointee.starts + threads.starts)
  }
}
