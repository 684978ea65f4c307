import CHermetic
import CWorkers
import Foundation
import ScenarioDocuments

/// The parent: gives runs to worker processes, follows them, and goes on when one is lost.
///
/// One thread does it all, and waits for pipes, ends of processes and deadlines at once.
final class WorkerPool {
  let request: ExecutionRequest
  let report: (RunEvent) -> Void
  /// The number of workers, as many as there can be descriptors for.
  private let jobs: Int
  var schedule: RunSchedule
  var workers: [WorkerProcess] = []
  var complaints: [Diagnostic] = []
  private var sources: [String: UInt64] = [:]
  /// Workers that ended one after the other before they had anything on stage.
  private var earlyEnds = 0
  private var isGivenUp = false
  /// Children that were there before: the shell that became this program had started them.
  private var elders: Set<pid_t> = []
  private var lastLook = WorkerPool.now
  private var absenceEnd = Duration.zero
  private var lastTick = WorkerPool.now
  private var losses: [(item: RunSchedule.Item, loss: LostRun)] = []

  /// So many workers that end before they run anything are no accident.
  private static let mostEarlyEnds = 3
  /// One that somebody kills is, but not for ever.
  private static let mostEarlyKills = 30
  /// A worker that says nothing for so long, and has nothing on stage, hangs.
  private static let silence = Duration.seconds(30)
  /// How long a worker may take to note where it was.
  private static let backtraceLimit = Duration.seconds(2)
  /// How long it waits at most before it looks at deadlines.
  private static let pause: Int32 = 100
  /// How long it lets results gather while all workers have more to do, in microseconds.
  private static let nap: useconds_t = 1_000

  private init(_ request: ExecutionRequest, report: @escaping (RunEvent) -> Void) {
    self.request = request
    self.report = report
    schedule = RunSchedule(runs: request.runs, options: request.options)
    for run in request.runs { sources[run.identity.path] = run.source }
    var limit = rlimit()
    let descriptors =
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 ? Int(clamping: limit.rlim_cur) : 1_024
    jobs = max(1, min(request.options.jobs, (descriptors - 64) / 8))
  }

  /// Does what a request asks for, on a thread of its own.
  static func execute(
    _ request: ExecutionRequest, report: @escaping @Sendable (RunEvent) -> Void
  ) async -> ExecutionEnd {
    await withUnsafeContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: WorkerPool(request, report: report).run())
      }
    }
  }

  static var now: Duration { .nanoseconds(hermetic_real_nanoseconds()) }

  private func run() -> ExecutionEnd {
    worker_adopt_orphans()
    let interrupts = worker_catch_interrupts()
    PrivateFolder.removeAbandoned()
    elders = Set(Descendants.children(of: getpid()))
    while !isGivenUp, worker_interrupt() == 0, !schedule.isFinished {
      // A loss may be the last that is allowed.
      if request.options.maxFailures != nil { takeLosses() }
      staff()
      if losses.isEmpty { wait(for: interrupts) } else { takeLosses() }
      tellEnded()
    }
    takeLosses()
    let interruption = worker_interrupt()
    if interruption != 0 || isGivenUp {
      for worker in workers { worker.destroy() }
      schedule.interrupt()
    } else {
      schedule.skipRest()
    }
    tellEnded()
    end()
    return ExecutionEnd(interruption: interruption == 0 ? nil : interruption, complaints: complaints)
  }

  /// Makes out what became of lost runs, when whoever takes over the rest is at work: finding names takes its time.
  private func takeLosses() {
    for (item, loss) in losses { schedule.finish(item, loss.result) }
    losses = []
  }

  // MARK: Giving work

  private func staff() {
    for worker in workers where !worker.isBusy && !worker.isRetiring {
      if let assignment = schedule.next(isFresh: worker.isFresh, jobs: jobs) {
        give(assignment, to: worker)
      } else if !worker.isFresh, schedule.isWorkWaiting {
        worker.retire()
      }
    }
    while active < jobs,
      schedule.isFreshOneNeeded || workers.count(where: { !$0.isRetiring }) < schedule.usefulSharers(jobs: jobs)
    {
      do {
        let worker = try WorkerProcess.start(memoryLimit: request.options.memoryLimit)
        workers.append(worker)
        guard let assignment = schedule.next(isFresh: true, jobs: jobs) else { return }
        give(assignment, to: worker)
      } catch {
        // With fewer workers it takes longer; without any it cannot go on.
        guard workers.isEmpty else { return }
        return giveUp(Diagnostic(at: nil, "\(error)", hint: "--in-process runs without workers"))
      }
    }
  }

  /// Workers that are at work, or can be.
  private var active: Int { workers.count { !$0.isRetiring || $0.isBusy } }

  private func give(_ assignment: RunSchedule.Assignment, to worker: WorkerProcess) {
    worker.assigned = assignment.items
    worker.isBusy = true
    worker.given = assignment.items.count
    worker.isFresh = false
    worker.isRetiring = assignment.isAlone
    worker.lastSign = Self.now
    let items = assignment.items.map { WorkerBatch.Item(number: $0.number, identity: request.runs[$0.run].identity) }
    var needed: [String: UInt64] = [:]
    for item in items { needed[item.identity.path] = sources[item.identity.path] }
    worker.send(
      .batch(
        WorkerBatch(root: request.root.path, isJudged: request.judge != nil, items: items, sources: needed)))
    for item in assignment.items.prefix(1) { report(.started(request.runs[item.run].identity)) }
  }

  private func giveUp(_ complaint: Diagnostic) {
    complaints.append(complaint)
    isGivenUp = true
  }

  // MARK: Following

  private func wait(for interrupts: Int32) {
    var polls: [pollfd] = [pollfd(fd: interrupts, events: Int16(POLLIN), revents: 0)]
    for worker in workers {
      // A pipe that a component closed would be ready for ever.
      for descriptor in [
        worker.hasClosedEvents ? -1 : worker.events, worker.hasClosedOutput ? -1 : worker.output, worker.ending,
      ] {
        polls.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      }
      let sending = worker.isSending ? worker.sending : -1
      polls.append(pollfd(fd: sending, events: Int16(POLLOUT), revents: 0))
    }
    lastLook = Self.now
    let count = poll(&polls, nfds_t(polls.count), Self.pause)
    allowForAbsence()
    if Self.now - lastTick >= .milliseconds(100) {
      lastTick = Self.now
      report(.tick)
    }
    guard count > 0 else {
      for worker in workers { checkDeadline(of: worker) }
      return
    }
    for (position, worker) in workers.enumerated() {
      let ready = polls[(1 + position * 4)..<(5 + position * 4)].map { $0.revents != 0 }
      if ready[3] { worker.send() }
      if ready[1] { worker.takeOutput() }
      if ready[0], !ready[2] { takeEvents(of: worker) }
      if ready[2] { takeEnd(of: worker) } else { checkDeadline(of: worker) }
    }
    workers.removeAll { $0.hasEnded }
    // Many results come in a moment. To be woken for each costs the workers more than to wait a moment costs anybody.
    if workers.allSatisfy({ $0.assigned.count > 1 }) { usleep(Self.nap) }
  }

  /// Time in which this process was stopped is no run's: it may have waited for somebody to read what it prints. What is
  /// on stage begins its time anew.
  private func allowForAbsence() {
    let gap = Self.now - lastLook - .milliseconds(Int(Self.pause))
    guard gap > .milliseconds(500) else { return }
    absenceEnd = Self.now
  }

  private func takeEvents(of worker: WorkerProcess) {
    for event in worker.takeEvents() { take(event, of: worker) }
    if worker.isGarbled { worker.destroy() }
  }

  private func take(_ event: WorkerEvent, of worker: WorkerProcess) {
    worker.lastSign = Self.now
    switch event {
    case .finished(let number, let result): finish(number, of: worker) { _ in result }
    case .passed(let number, let duration, let keys):
      finish(number, of: worker) { run in
        RunResult(identity: run.identity, verdict: .passed, defaultedKeys: keys, duration: duration)
      }
    case .changed: worker.isRetiring = true
    case .batchEnded:
      if worker.given > 0, worker.assigned.count == worker.given {
        earlyEnds += 1
        if earlyEnds >= Self.mostEarlyEnds {
          giveUp(
            Diagnostic(
              at: nil, "the program has no test that puts scenarios on stage",
              hint: "add the @Test with ScenarioCase.all(of:) to the executable"))
        }
      }
      schedule.giveBack(worker.assigned)
      worker.assigned = []
      worker.isBusy = false
      if worker.isRetiring { worker.retire() }
    case .broken(let problem): giveUp(problem)
    }
  }

  private func finish(_ number: UInt64, of worker: WorkerProcess, with result: (PlannedRun) -> RunResult) {
    guard let position = worker.assigned.firstIndex(where: { $0.number == number }) else { return }
    let item = worker.assigned.remove(at: position)
    earlyEnds = 0
    var result = result(request.runs[item.run])
    result.output = worker.takeOutput(of: number)
    // What was stopped or woken at its deadline and went on has still overstayed.
    if worker.deadline.item == number, worker.deadline.isExpired {
      result = lost(item, worker, .ended(.exited(0)), output: result.output ?? "").result
    }
    schedule.finish(item, result)
    if let next = worker.assigned.first { report(.started(request.runs[next.run].identity)) }
  }

  private func tellEnded() {
    for result in schedule.takeEnded() { report(.finished(result)) }
  }

  // MARK: Deadlines

  private func limit(of run: PlannedRun) -> Duration { run.timeout ?? request.options.timeout }

  private func checkDeadline(of worker: WorkerProcess) {
    let now = Self.now
    guard let number = worker.record.item, let item = worker.assigned.first(where: { $0.number == number }) else {
      if worker.isBusy, now - worker.lastSign > Self.silence { worker.destroy() }
      return
    }
    if worker.deadline.item != number { worker.deadline = RunDeadline(item: number) }
    let run = request.runs[item.run]
    let limit = limit(of: run)
    let elapsed = now - max(worker.record.start, absenceEnd)
    if let fault = worker.record.fault, !worker.deadline.isExpired {
      // It has ended already, and notes where.
      if now - fault.time > Self.backtraceLimit { worker.destroy() }
      return
    }
    if elapsed >= limit / 2, !worker.deadline.isSlowTold {
      worker.deadline.isSlowTold = true
      let usage = RunDeadline.usage(process: worker.process, thread: worker.record.thread)
      worker.deadline.slowUsage = usage.map { ($0.processor, now) }
      report(.slow(run.identity, after: elapsed, step: worker.record.step))
    }
    if elapsed >= limit, !worker.deadline.isExpired {
      worker.deadline.isExpired = true
      worker.terminated = number
      worker.deadline.activity = activity(of: worker, now: now)
      worker.terminate()
    }
    if elapsed >= limit + RunDeadline.grace, !worker.deadline.isKilled {
      worker.deadline.isKilled = true
      worker.destroy()
    }
  }

  private func activity(of worker: WorkerProcess, now: Duration) -> RunDeadline.Activity? {
    guard let usage = RunDeadline.usage(process: worker.process, thread: worker.record.thread) else { return nil }
    guard let before = worker.deadline.slowUsage, now - before.wall > .milliseconds(100) else {
      return usage.isRunning ? .busy : .waiting
    }
    // On a busy machine even a loop gets only a part of the time; who waits gets none.
    return usage.isRunning || (usage.processor - before.processor) * 20 > now - before.wall ? .busy : .waiting
  }

  // MARK: Ends of workers

  private func takeEnd(of worker: WorkerProcess) {
    // What it told before it ended counts.
    takeEvents(of: worker)
    let output = worker.takeLastOutput()
    let (status, peakMemory) = worker.reap()
    worker.hasEnded = true
    defer { worker.clear() }
    Descendants.removeOrphans(except: elders, groups: Set(workers.filter { !$0.hasEnded }.map(\.process)))
    var onStage = worker.record.item.flatMap { number in worker.assigned.first { $0.number == number } }
    // A run that ended just as it was stopped leaves the stop to the next one, which is not to blame.
    if let terminated = worker.terminated, terminated != onStage?.number,
      [.exited(128 + SIGTERM), .signaled(SIGQUIT), .signaled(SIGTERM), .signaled(SIGKILL)].contains(status)
    {
      onStage = nil
    }
    // Behind garbage nothing is understood: the first that was not told of made it.
    if worker.isGarbled { onStage = worker.assigned.first }
    if let onStage {
      losses.append((onStage, lost(onStage, worker, .ended(status), peakMemory: peakMemory, output: output)))
      worker.assigned.removeAll { $0 == onStage }
      earlyEnds = 0
    } else if !worker.assigned.isEmpty {
      earlyEnds += 1
      if earlyEnds >= (status == .signaled(SIGKILL) ? Self.mostEarlyKills : Self.mostEarlyEnds) {
        let said = output.split(separator: "\n").suffix(10).joined(separator: "\n  ")
        giveUp(
          Diagnostic(
            at: nil,
            "workers end before they run anything (\(status.words))\(said.isEmpty ? "" : "; they say:\n  \(said)")",
            hint: "look at what the catalog does when it is made"))
      }
    }
    schedule.giveBack(worker.assigned)
    worker.assigned = []
  }

  private func lost(
    _ item: RunSchedule.Item, _ worker: WorkerProcess, _ cause: LostRun.Cause, peakMemory: Int = 0, output: String
  ) -> LostRun {
    let run = request.runs[item.run]
    var cause = cause
    if worker.isGarbled {
      cause = .garbledPipe
    } else if worker.deadline.item == item.number, worker.deadline.isExpired {
      cause = .timedOut(limit(of: run), worker.deadline.activity)
    } else if let fault = worker.record.fault,
      cause == .ended(.signaled(SIGKILL)) || cause == .ended(.signaled(SIGQUIT))
    {
      // What came first counts, not what ended the backtrace or asked for it.
      cause = .ended(.signaled(fault.signal))
    }
    return LostRun(
      run: run, cause: cause, record: worker.record, isRecordItsOwn: worker.record.item == item.number,
      peakMemory: peakMemory, memoryLimit: request.options.memoryLimit,
      output: output, folder: FileManager.default.currentDirectoryPath, duration: Self.now - worker.record.start)
  }

  /// Lets the workers go, and waits until they have.
  private func end() {
    for worker in workers where !worker.isRetiring || worker.assigned.isEmpty { worker.retire() }
    let start = Self.now
    for worker in workers {
      var waiting = pollfd(fd: worker.ending, events: Int16(POLLIN), revents: 0)
      let rest = Duration.seconds(1) - (Self.now - start)
      if poll(&waiting, 1, Int32(max(0, rest / .milliseconds(1)))) <= 0 { worker.destroy() }
      _ = worker.reap()
      worker.clear()
    }
    workers = []
    Descendants.removeOrphans(except: elders, groups: [])
  }
}
