import CHermetic

extension HermeticWorld {
  /// Takes a job that this run's thread enqueued. False if it is not the run's.
  func take(_ job: UnownedJob, on lane: JobLane, isTask: Bool) -> Bool {
    if isCapturing {
      isCapturing = false
      capturedJob = job
      let identifier = job.identifier
      if firstTask == nil { firstTask = identifier }
      knownTasks.insert(identifier)
      HermeticRouter.learn(identifier)
      return true
    }
    // Jobs without a task belong to an actor or a continuation. They run where they were enqueued.
    guard isTask else {
      ready.append(.job(job, lane, isTask: false))
      return true
    }
    let identifier = job.identifier
    if !knownTasks.contains(identifier) {
      if let firstTask, identifier > firstTask, !HermeticRouter.isForeign(identifier) {
        learn(job)
      } else if HermeticRouter.isRetired(identifier) {
        return true
      } else if !(settings.exclusive && lane == .main) {
        return false
      }
    }
    makeReady(job, on: lane, identifier: identifier)
    return true
  }

  /// Takes a job that is to run after a delay.
  func take(_ job: UnownedJob, on lane: JobLane, after delay: Int64) {
    addTimer(.wake(job, lane), owner: TimerOwner.current, delay: delay)
  }

  func addTimer(_ work: HermeticWork, owner: TimerOwner?, delay: Int64) {
    let deadline = Self.sum(state.pointee.elapsed, delay)
    let ticket = timers.insert(work, deadline: deadline, owner: owner, activity: activity)
    if let owner {
      sleepers[owner.identifier] = ticket
      // A task that was started on an actor is first seen here.
      tasks.add(owner.task, owner.identifier, creator: nil, activity: activity)
    }
  }

  /// Moves what foreign threads sent to the queues of this thread, and the work of groups that are empty.
  func takeArrivals() {
    for arrival in HermeticRouter.arrivals() {
      if case .groupLeft = arrival {} else { arrivalCount += 1 }
      switch arrival {
      case .ready(let job, let lane, let isTask):
        guard isTask else {
          ready.append(.job(job, lane, isTask: false))
          continue
        }
        let identifier = job.identifier
        if knownTasks.contains(identifier) { noteForeignThread() } else { learn(job) }
        makeReady(job, on: lane, identifier: identifier)
      case .delayed(let job, let lane, let owner, let delay):
        noteForeignThread()
        addTimer(.wake(job, lane), owner: owner, delay: delay)
      case .call(let call, let delay):
        noteForeignThread()
        if delay > 0 {
          addTimer(.call(call), owner: nil, delay: delay)
        } else {
          ready.append(.call(call))
        }
      case .groupLeft:
        // Only a notification of the run shows that it mattered.
        break
      }
    }
    arrivalCount += notifyEmptyGroups()
  }

  private func learn(_ job: UnownedJob) {
    let identifier = job.identifier
    knownTasks.insert(identifier)
    HermeticRouter.learn(identifier)
    let creator = hermetic_current_task().map { hermetic_job_identifier($0) }
    tasks.add(job.pointer, identifier, creator: creator == identifier ? nil : creator, activity: activity)
  }

  /// Work came from a thread that the run does not own. What comes from the network or a subprocess comes that way too.
  private func noteForeignThread() {
    let causes: [Reach] = [.thread, .network, .subprocess, .dispatchTimer]
    guard !reached.contains(where: causes.contains) else { return }
    hermetic_note(state, HermeticReachThread)
  }

  private func makeReady(_ job: UnownedJob, on lane: JobLane, identifier: UInt64) {
    ready.append(.job(job, lane, isTask: true))
    // A task that becomes ready while it has a timer was cancelled in its sleep: the timer must not hold up the clock.
    // Its job still has to run, to free what the sleep allocated.
    if let ticket = sleepers.removeValue(forKey: identifier), let timer = timers.remove(ticket) {
      timer.owner?.release()
      ready.append(timer.work)
    }
  }
}
