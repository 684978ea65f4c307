import CHermetic
import ScenarioSupport

extension HermeticWorld {
  /// How many jobs one call runs at most, unless it says otherwise.
  static let jobLimit = 10_000_000
  /// How many jobs may run at one moment of virtual time.
  static let momentLimit = 50_000

  /// Runs ready jobs, in the order in which they became ready, until none is left.
  ///
  /// - Parameter limit: The greatest number of jobs to run.
  /// - Returns: False if the limit came first, as with a task that yields for ever.
  @discardableResult
  func drain(limit: Int = jobLimit) -> Bool {
    checkThread()
    var budget = JobBudget(limit)
    return drain(&budget)
  }

  /// Moves virtual time by `duration`, from deadline to deadline, and drains after each. Equal deadlines fire in the order
  /// in which they were made. A negative duration counts as zero.
  ///
  /// - Returns: False if the job limit came first. Time then stays at the point that it had reached.
  @discardableResult
  func advance(by duration: Duration, limit: Int = jobLimit) -> Bool {
    checkThread()
    let target = Self.sum(state.pointee.elapsed, duration.wholeNanoseconds)
    var budget = JobBudget(limit)
    guard drain(&budget) else { return false }
    while case .sleeping(let deadline) = rest.state, deadline <= target {
      fireNext()
      guard drain(&budget) else { return false }
    }
    state.pointee.elapsed = max(target, state.pointee.elapsed)
    return drain(&budget)
  }

  /// Drains and moves time to the next deadline until nothing is ready, nothing has a deadline, and nothing can come from
  /// what was reached.
  ///
  /// - Parameter limit: How far virtual time may move.
  /// - Returns: False if something is left because a limit came first; time has not passed the limit.
  @discardableResult
  func settle(limit: Duration, jobs: Int = jobLimit) -> Bool {
    checkThread()
    let end = Self.sum(state.pointee.elapsed, limit.wholeNanoseconds)
    var budget = JobBudget(jobs)
    guard drain(&budget) else { return false }
    while true {
      switch rest.state {
      case .sleeping(let deadline):
        guard deadline <= end else { return false }
        fireNext()
        guard drain(&budget) else { return false }
      case .idle, .ready:
        guard awaitReached() else { return false }
        if rest.state == .idle { return true }
      }
    }
  }

  /// Runs everything that a step made ready, then what `update` makes ready, and waits for what may still come from what was
  /// reached.
  ///
  /// - Returns: False if the work never comes to an end.
  func comeToRest(_ update: @MainActor () -> Void) -> Bool {
    guard drain() else { return false }
    perform(update)
    return drain() && awaitReached()
  }

  /// Waits in real time until a foreign thread gives the run something to do, and drains.
  ///
  /// - Returns: False if nothing came within `limit`.
  @discardableResult
  func waitForForeign(upTo limit: Duration) -> Bool {
    checkThread()
    let end = hermetic_real_nanoseconds() + limit.wholeNanoseconds
    let count = arrivalCount
    while arrivalCount == count {
      guard HermeticRouter.waitForNews(upTo: end - hermetic_real_nanoseconds()) else { return false }
      takeArrivals()
    }
    drain()
    return true
  }

  private func fireNext() {
    guard let timer = timers.removeFirst() else { return }
    state.pointee.elapsed = max(state.pointee.elapsed, timer.deadline)
    if let owner = timer.owner {
      sleepers[owner.identifier] = nil
      owner.release()
    }
    ready.append(timer.work)
  }

  private func drain(_ budget: inout JobBudget) -> Bool {
    budget.begin(at: state.pointee.elapsed)
    while true {
      takeArrivals()
      guard rest.state == .ready else { return true }
      if ready.isEmpty { fireNext() }
      guard !budget.isSpent, let work = ready.removeFirst() else {
        runaway = budget.suspect
        return false
      }
      if budget.isNearlySpent, !work.isSilent { budget.watch(originOf(work)) }
      run(work)
      if work.isSilent { continue }
      budget.spend()
      if let afterEachJob { callOnMain(afterEachJob) }
    }
  }

  /// Like `perform`, but outside of any task: one for each job would cost more than most jobs do.
  private func callOnMain(_ body: @MainActor () -> Void) {
    let wasOnMain = state.pointee.onMain
    state.pointee.onMain = true
    MainActor.assumeIsolated(body)
    state.pointee.onMain = wasOnMain
  }

  /// Where the task of `work`, or the work itself, began.
  private func originOf(_ work: HermeticWork) -> PendingWork {
    guard let entry = work.task.flatMap({ tasks[UnownedJob.identifier(of: $0)] }) else {
      return PendingWork(kind: work.queue == nil ? .ready : .dispatch, activity: activity)
    }
    return PendingWork(kind: .ready, taskName: entry.knownName, activity: entry.rootActivity)
  }

  func run(_ work: HermeticWork) {
    switch work {
    case .job(let job, let lane, isTask: true):
      let identifier = job.identifier
      run(job, on: lane)
      if !settings.mayReach.isEmpty { expectations.taskRan(identifier) }
      // Nothing has freed it: the ledger retains it, or its parent, which has not run yet, holds it.
      tasks.update(job.pointer, identifier)
    case .job(let job, let lane, isTask: false), .wake(let job, let lane):
      run(job, on: lane)
    case .call(let call):
      let wasOnMain = state.pointee.onMain
      state.pointee.onMain = call.isForMain
      hermetic_run_on_queue(call.queue, call.function, call.argument)
      state.pointee.onMain = wasOnMain
    }
  }

  func run(_ job: UnownedJob, on lane: JobLane) {
    let wasOnMain = state.pointee.onMain
    state.pointee.onMain = lane == .main
    job.runSynchronously(on: HermeticExecutors.executor(for: lane))
    state.pointee.onMain = wasOnMain
  }

  /// A sum that stays at the greatest number instead of overflowing.
  static func sum(_ time: Int64, _ delay: Int64) -> Int64 {
    let (sum, overflow) = time.addingReportingOverflow(max(delay, 0))
    return overflow ? .max : sum
  }
}
