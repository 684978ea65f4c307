import CHermetic
import CWorkers
import Foundation
import ScenarioDocuments

/// The parent: gives runs to worker processes, follows them, and goes on when one is lost.
///
/// One thread does everything. It waits for pipes, ends of processes and deadlines at the same time.
final class WorkerPool {
  let request: ExecutionRequest
  let report: (RunEvent) -> Void
  /// The number of workers, limited by the descriptors that this process may have.
  private let jobs: Int
  var schedule: RunSchedule
  var workers: [WorkerProcess] = []
  var complaints: [Diagnostic] = []
  private var sources: [String: UInt64] = [:]
  /// The number of workers in a row that ended before they had anything on stage.
  private var earlyEnds = 0
  private var isGivenUp = false
  /// Children that this process had before it started workers. A shell that is replaced by this program leaves them.
  private var inheritedChildren: Set<pid_t> = []
  private var lastPoll = WorkerPool.now
  private var suspensionEnd = Duration.zero
  private var lastTick = WorkerPool.now
  private var losses: [(item: RunSchedule.Item, loss: LostRun)] = []

  /// When this many workers in a row end before they run anything, the pool gives up.
  private static let mostEarlyEnds = 3
  /// The same for workers that are killed: that can be an accident more often.
  private static let mostEarlyKills = 30
  /// A worker with nothing on stage that sends nothing for this long hangs.
  private static let silenceLimit = Duration.seconds(30)
  /// How long a worker may take to record where it was.
  private static let backtraceLimit = Duration.seconds(2)
  /// The longest wait before deadlines are checked, in milliseconds.
  private static let pollTimeout: Int32 = 100
  /// How long results may gather while all workers have more to do, in microseconds.
  private static let gatheringDelay: useconds_t = 1_000

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
    inheritedChildren = Set(Descendants.children(of: getpid()))
    while !isGivenUp, worker_interrupt() == 0, !schedule.isFinished {
      // A loss may be the last that is allowed.
      if request.options.maxFailures != nil { takeLosses() }
      assignWork()
      if losses.isEmpty { wait(for: interrupts) } else { takeLosses() }
      reportEnded()
    }
    takeLosses()
    let interruption = worker_interrupt()
    if interruption != 0 || isGivenUp {
      for worker in workers { worker.destroy() }
      schedule.interrupt()
    } else {
      schedule.skipRest()
    }
    reportEnded()
    end()
    return ExecutionEnd(interruption: interruption == 0 ? nil : interruption, complaints: complaints)
  }

  /// Symbolizes lost runs after replacement workers have started, because symbolizing takes time.
  private func takeLosses() {
    for (item, loss) in losses { schedule.finish(item, loss.result) }
    losses = []
  }

  // MARK: Giving work

  private func assignWork() {
    for worker in workers {
      switch worker.state {
      case .fresh:
        if let assignment = schedule.next(isFresh: true, jobs: jobs) { give(assignment, to: worker) }
      case .idle:
        if let assignment = schedule.next(isFresh: false, jobs: jobs) {
          give(assignment, to: worker)
        } else if schedule.isWorkWaiting {
          worker.retire()
        }
      case .working, .retiring, .ended: break
      }
    }
    while workers.count(where: \.state.isActive) < jobs,
      schedule.isFreshOneNeeded || workers.count(where: \.state.takesMore) < schedule.usefulSharers(jobs: jobs)
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

  private func give(_ assignment: RunSchedule.Assignment, to worker: WorkerProcess) {
    worker.state = .working(WorkerState.Batch(assignment.items, isLast: assignment.isAlone))
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
      // A pipe that a component closed would always be ready.
      let events =
        switch worker.eventStream {
        case .open: worker.events
        case .closed, .garbled: -1 as Int32
        }
      for descriptor in [events, worker.hasClosedOutput ? -1 : worker.output, worker.ending] {
        polls.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
      }
      let sending = worker.isSending ? worker.sending : -1
      polls.append(pollfd(fd: sending, events: Int16(POLLOUT), revents: 0))
    }
    lastPoll = Self.now
    let count = poll(&polls, nfds_t(polls.count), Self.pollTimeout)
    allowForSuspension()
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
    workers.removeAll { !$0.state.isAlive }
    // Many results come in a short time. Waking up for each would cost more than this delay.
    if workers.allSatisfy({ $0.state.batch.map { $0.items.count > 1 } ?? false }) { usleep(Self.gatheringDelay) }
  }

  /// Restarts the time limits of the runs on stage when this process itself was stopped, or waited for a reader of its output.
  private func allowForSuspension() {
    let gap = Self.now - lastPoll - .milliseconds(Int(Self.pollTimeout))
    guard gap > .milliseconds(500) else { return }
    suspensionEnd = Self.now
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
    case .changed:
      guard var batch = worker.state.batch else { return }
      batch.isLast = true
      worker.state = .working(batch)
    case .batchEnded:
      guard let batch = worker.state.batch else { return }
      if batch.items.count == batch.size {
        earlyEnds += 1
        if earlyEnds >= Self.mostEarlyEnds {
          giveUp(
            Diagnostic(
              at: nil, "the program has no test that puts scenarios on stage",
              hint: "add the @Test with ScenarioCase.all(of:) to the executable"))
        }
      }
      schedule.giveBack(batch.items)
      worker.state = .idle
      if batch.isLast { worker.retire() }
    case .broken(let problem): giveUp(problem)
    }
  }

  private func finish(_ number: UInt64, of worker: WorkerProcess, with result: (PlannedRun) -> RunResult) {
    guard var batch = worker.state.batch, let item = batch.remove(number) else { return }
    worker.state = .working(batch)
    earlyEnds = 0
    var result = result(request.runs[item.run])
    result.output = worker.takeOutput(of: number)
    // A run that went on after its deadline has timed out all the same.
    if let deadline = batch.deadline, deadline.item == number, deadline.isExpired {
      result = lost(item, worker, deadline, .ended(.exited(0)), output: result.output ?? "").result
    }
    schedule.finish(item, result)
    if let next = batch.items.first { report(.started(request.runs[next.run].identity)) }
  }

  private func reportEnded() {
    for result in schedule.takeEnded() { report(.finished(result)) }
  }

  // MARK: Deadlines

  private func limit(of run: PlannedRun) -> Duration { run.timeout ?? request.options.timeout }

  private func checkDeadline(of worker: WorkerProcess) {
    guard var batch = worker.state.batch else { return }
    let now = Self.now
    guard let number = worker.record.item, let item = batch.item(number) else {
      if now - worker.lastSign > Self.silenceLimit { worker.destroy() }
      return
    }
    var deadline = batch.deadline.flatMap { $0.item == number ? $0 : nil } ?? RunDeadline(item: number)
    let run = request.runs[item.run]
    let limit = limit(of: run)
    let elapsed = now - max(worker.record.start, suspensionEnd)
    if let fault = worker.record.fault, !deadline.isExpired {
      // It is ending, and records where it was.
      if now - fault.time > Self.backtraceLimit { worker.destroy() }
      return
    }
    while let measure = deadline.due(after: elapsed, of: limit) {
      switch measure {
      case .reportSlow:
        let usage = RunDeadline.usage(process: worker.process, thread: worker.record.thread)
        deadline.phase = .slow(usage.map { RunDeadline.Usage(processor: $0.processor, wall: now) })
        report(.slow(run.identity, after: elapsed, step: worker.record.step))
      case .stop:
        deadline.phase = .stopped(activity(of: worker, deadline, now: now))
        worker.stop(number)
      case .kill:
        deadline.phase = .killed(deadline.activity)
        worker.destroy()
      }
    }
    batch.deadline = deadline
    worker.state = .working(batch)
  }

  private func activity(of worker: WorkerProcess, _ deadline: RunDeadline, now: Duration) -> RunDeadline.Activity? {
    guard let usage = RunDeadline.usage(process: worker.process, thread: worker.record.thread) else { return nil }
    guard case .slow(let before?) = deadline.phase, now - before.wall > .milliseconds(100) else {
      return usage.isRunning ? .busy : .waiting
    }
    // On a busy machine even a loop gets only a part of the time. A thread that waits gets none.
    return usage.isRunning || (usage.processor - before.processor) * 20 > now - before.wall ? .busy : .waiting
  }

  // MARK: Ends of workers

  private func takeEnd(of worker: WorkerProcess) {
    // Events that it sent before it ended count.
    takeEvents(of: worker)
    let output = worker.takeLastOutput()
    let (status, peakMemory) = worker.reap()
    let batch = worker.state.batch
    worker.state = .ended
    defer { worker.clear() }
    Descendants.removeOrphans(
      except: inheritedChildren, groups: Set(workers.filter(\.state.isAlive).map(\.process)))
    guard var batch else { return }
    var onStage = worker.record.item.flatMap { batch.item($0) }
    // A run that ends just as it is stopped leaves the stop to the next one, which is not to blame.
    if let stopped = worker.stoppedItem, stopped != onStage?.number,
      [.exited(128 + SIGTERM), .signaled(SIGQUIT), .signaled(SIGTERM), .signaled(SIGKILL)].contains(status)
    {
      onStage = nil
    }
    // Nothing behind garbage is understood: the first item without a result wrote it.
    if worker.isGarbled { onStage = batch.items.first }
    if let onStage, let item = batch.remove(onStage.number) {
      let loss = lost(item, worker, batch.deadline, .ended(status), peakMemory: peakMemory, output: output)
      losses.append((item, loss))
      earlyEnds = 0
    } else if !batch.items.isEmpty {
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
    schedule.giveBack(batch.items)
  }

  private func lost(
    _ item: RunSchedule.Item, _ worker: WorkerProcess, _ deadline: RunDeadline?, _ cause: LostRun.Cause,
    peakMemory: Int = 0, output: String
  ) -> LostRun {
    let run = request.runs[item.run]
    var cause = cause
    if worker.isGarbled {
      cause = .garbledPipe
    } else if let deadline, deadline.item == item.number, deadline.isExpired {
      cause = .timedOut(limit(of: run), deadline.activity)
    } else if let fault = worker.record.fault,
      cause == .ended(.signaled(SIGKILL)) || cause == .ended(.signaled(SIGQUIT))
    {
      // The first signal counts, not the one that ended the backtrace or asked for it.
      cause = .ended(.signaled(fault.signal))
    }
    return LostRun(
      run: run, cause: cause, record: worker.record, isRecordItsOwn: worker.record.item == item.number,
      peakMemory: peakMemory, memoryLimit: request.options.memoryLimit,
      output: output, folder: FileManager.default.currentDirectoryPath, duration: Self.now - worker.record.start)
  }

  /// Asks the workers to end, and waits until they have.
  private func end() {
    for worker in workers {
      switch worker.state {
      case .fresh, .idle: worker.retire()
      // After an interrupt the workers were killed. Otherwise all items have results, and only the end of the batch is missing.
      case .working(let batch): if batch.items.isEmpty { worker.retire() }
      case .retiring, .ended: break
      }
    }
    let start = Self.now
    for worker in workers {
      var waiting = pollfd(fd: worker.ending, events: Int16(POLLIN), revents: 0)
      let rest = Duration.seconds(1) - (Self.now - start)
      if poll(&waiting, 1, Int32(max(0, rest / .milliseconds(1)))) <= 0 { worker.destroy() }
      _ = worker.reap()
      worker.clear()
    }
    workers = []
    Descendants.removeOrphans(except: inheritedChildren, groups: [])
  }
}
