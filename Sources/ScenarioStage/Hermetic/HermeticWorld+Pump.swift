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
  /// - Returns: False if the limit of jobs came first; time then stands where it had come to.
  @discardableResult
  func advance(by duration: Duration, limit: Int = jobLimit) -> Bool {
    checkThread()
    let target = Self.sum(state.pointee.elapsed, duration.wholeNanoseconds)
    var budget = JobBudget(limit)
    guard drain(&budget) else { return false }
    while let next = timers.first?.deadline, next <= target {
      fireNext()
      guard drain(&budget) else { return false }
    }
    state.pointee.elapsed = max(target, state.pointee.elapsed)
    return drain(&budget)
  }

  /// Drains and moves time to the next deadline until nothing is ready and nothing has a deadline.
  ///
  /// - Parameter limit: How far virtual time may move.
  /// - Returns: False if something is left because a limit came first; time has not passed the limit.
  @discardableResult
  func settle(limit: Duration, jobs: Int = jobLimit) -> Bool {
    checkThread()
    let end = Self.sum(state.pointee.elapsed, limit.wholeNanoseconds)
    var budget = JobBudget(jobs)
    guard drain(&budget) else { return false }
    while let next = timers.first?.deadline {
      guard next <= end else { return false }
      fireNext()
      guard drain(&budget) else { return false }
    }
    return true
  }

  /// Waits in real time until a foreign thread gives the run something to do, and drains.
  ///
  /// - Returns: False if nothing came within `limit`.
  @discardableResult
  func waitForForeign(upTo limit: Duration) -> Bool {
    checkThread()
    guard HermeticRouter.waitForArrival(upTo: limit.wholeNanoseconds) else { return false }
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
      receiveForeignWork()
      notifyEmptyGroups()
      if ready.isEmpty {
        // Due already: a sleep of no length, or the thread itself slept past a deadline.
        guard let next = timers.first?.deadline, next <= state.pointee.elapsed else { return true }
        fireNext()
      }
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
      // Nobody frees it meanwhile: it is retained, or its parent, which has not run yet, holds it.
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
