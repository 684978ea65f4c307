import ScenarioDocuments
import ScenarioStage

/// The items still to run, by which kind of process, and the combined results. It does not manage processes.
///
/// Each run goes on stage once for each repetition. A crash or a time-out is tried again alone. A result that is new, changed
/// or failed is confirmed in a fresh process before it is reported.
struct RunSchedule {
  /// A run on its way to a stage.
  struct Item: Hashable {
    enum Purpose: Hashable {
      case repetition
      case retry
      case confirmation
    }

    let number: UInt64
    /// The position of the run in the plan.
    let run: Int
    let purpose: Purpose
  }

  /// What a worker does next.
  struct Assignment: Hashable {
    var items: [Item]
    /// Whether it needs a process that has run nothing yet and will run nothing after it.
    var isAlone: Bool
  }

  private struct Progress {
    enum Phase {
      /// Not all repetitions have ended. The results are those so far; the loss is the crash or time-out before a retry.
      case running([RunResult], loss: RunResult?)
      /// All have ended, and a fresh process is to confirm the result.
      case unconfirmed(RunResult)
      /// The result was reported.
      case reported
    }

    var phase = Phase.running([], loss: nil)
    var retriesLeft: Int
    var attempts = 0
    var duration = Duration.zero

    var isReported: Bool {
      switch phase {
      case .running, .unconfirmed: false
      case .reported: true
      }
    }
  }

  /// Up to this number of results are confirmed one by one, each in a process of its own.
  static let confirmedAlone = 50

  /// The size of a batch when failures may stop the run: an assigned item runs even after that.
  private static let batchSizeBeforeStop = 8

  let runs: [PlannedRun]
  let options: ExecutionOptions
  private var progress: [Progress]
  private var shared: ArraySlice<Item> = []
  private var alone: ArraySlice<Item> = []
  /// Batches that are confirmed together, each in a fresh process.
  private var confirmations: ArraySlice<[Item]> = []
  private var inFlight = 0
  private var unconfirmed: [Int] = []
  private var lastNumber: UInt64 = 0
  private var problemCount = 0
  private var isStopped = false
  private var ended: [RunResult] = []

  init(runs: [PlannedRun], options: ExecutionOptions) {
    self.runs = runs
    self.options = options
    progress = Array(repeating: Progress(retriesLeft: options.retries), count: runs.count)
    var isolated: [Item] = []
    var others: [Item] = []
    others.reserveCapacity(runs.count * options.repetitions)
    for _ in 0..<options.repetitions {
      for position in runs.indices {
        let item = makeItem(position, .repetition)
        if runs[position].isIsolated { isolated.append(item) } else { others.append(item) }
      }
    }
    shared = others[...]
    alone = isolated[...]
  }

  /// Whether every result has been reported and no item is assigned or waiting.
  var isFinished: Bool {
    inFlight == 0 && shared.isEmpty && alone.isEmpty && confirmations.isEmpty && unconfirmed.isEmpty
  }

  /// Whether anything waits to be assigned.
  var isWorkWaiting: Bool { !shared.isEmpty || isFreshOneNeeded }

  private var canConfirm: Bool { inFlight == 0 && !unconfirmed.isEmpty }

  /// Whether something waits that needs a process that has run nothing yet.
  var isFreshOneNeeded: Bool { !alone.isEmpty || !confirmations.isEmpty || canConfirm }

  /// The greatest number of processes that can usefully share the rest. Starting one takes as long as a few runs.
  func usefulSharers(jobs: Int) -> Int { min(jobs, (shared.count + 7) / 8) }

  /// The next assignment.
  ///
  /// - Parameter isFresh: Whether the process that asks has run nothing yet.
  mutating func next(isFresh: Bool, jobs: Int) -> Assignment? {
    if !shared.isEmpty {
      let most = options.maxFailures == nil ? InProcessExecutor.batchSize : Self.batchSizeBeforeStop
      let size = max(1, min(most, shared.count / (jobs * 2)))
      let items = Array(shared.prefix(size))
      shared = shared.dropFirst(size)
      inFlight += items.count
      return Assignment(items: items, isAlone: false)
    }
    guard isFresh else { return nil }
    if let item = alone.popFirst() {
      inFlight += 1
      return Assignment(items: [item], isAlone: true)
    }
    if confirmations.isEmpty, canConfirm { planConfirmations(jobs: jobs) }
    guard let items = confirmations.popFirst() else { return nil }
    inFlight += items.count
    return Assignment(items: items, isAlone: true)
  }

  private mutating func planConfirmations(jobs: Int) {
    let items = unconfirmed.sorted().map { makeItem($0, .confirmation) }
    unconfirmed = []
    if items.count <= Self.confirmedAlone {
      confirmations = items.map { [$0] }[...]
      return
    }
    let isolated = items.filter { runs[$0.run].isIsolated }.map { [$0] }
    // In reverse order, each follows other runs than before. A result that depends on the order then differs.
    let reversed = Array(items.filter { !runs[$0.run].isIsolated }.reversed())
    let size = max(1, min(InProcessExecutor.batchSize, (reversed.count + jobs - 1) / jobs))
    let together = stride(from: 0, to: reversed.count, by: size)
      .map { Array(reversed[$0..<min($0 + size, reversed.count)]) }
    confirmations = (isolated + together)[...]
  }

  /// Takes back items that were assigned and not begun, for another process.
  mutating func giveBack(_ items: [Item]) {
    guard !items.isEmpty else { return }
    inFlight -= items.count
    let confirmed = items.filter { $0.purpose == .confirmation }
    if !confirmed.isEmpty { confirmations = [confirmed] + confirmations }
    guard !isStopped else { return }
    shared = items.filter { $0.purpose == .repetition && !runs[$0.run].isIsolated } + shared
    alone = items.filter { $0.purpose == .retry || $0.purpose == .repetition && runs[$0.run].isIsolated } + alone
  }

  /// Takes the result of an item.
  mutating func finish(_ item: Item, _ result: RunResult) {
    inFlight -= 1
    progress[item.run].attempts += 1
    progress[item.run].duration += result.duration
    switch (item.purpose, progress[item.run].phase) {
    case (.confirmation, .unconfirmed(let first)):
      report(item.run, Confirmation.result(first: first, fresh: result))
    case (.repetition, .running(let outcomes, let loss)), (.retry, .running(let outcomes, let loss)):
      finish(item.run, result, after: outcomes, loss: loss)
    // An interrupt has reported the run already.
    case (.confirmation, .running), (.confirmation, .reported), (.repetition, .unconfirmed), (.repetition, .reported),
      (.retry, .unconfirmed), (.retry, .reported):
      break
    }
  }

  /// A repetition or a retry of a run ended.
  private mutating func finish(_ run: Int, _ result: RunResult, after outcomes: [RunResult], loss: RunResult?) {
    var result = result
    if result.verdict.isLoss {
      if progress[run].retriesLeft > 0, !isStopped {
        progress[run].retriesLeft -= 1
        progress[run].phase = .running(outcomes, loss: loss ?? result)
        alone.append(makeItem(run, .retry))
        return
      }
    } else if let loss, result.verdict == .passed {
      result.verdict = .flaky
      result.problems = loss.problems
      result.output = loss.output
    }
    let outcomes = outcomes + [result]
    progress[run].phase = .running(outcomes, loss: nil)
    guard outcomes.count == options.repetitions, let combined = Repetitions.combined(outcomes) else { return }
    if combined.verdict.needsConfirmation {
      progress[run].phase = .unconfirmed(combined)
      unconfirmed.append(run)
      countProblem()
    } else {
      report(run, combined)
      if combined.verdict.isProblem { countProblem() }
    }
  }

  private mutating func countProblem() {
    problemCount += 1
    guard let most = options.maxFailures, problemCount >= most, !isStopped else { return }
    isStopped = true
    shared = []
    alone = []
  }

  /// Reports what was not begun because of too many failures. Called after everything that was begun has ended.
  mutating func skipRest() {
    guard isStopped, isFinished, let most = options.maxFailures else { return }
    let reason = most == 1 ? "not run after a failure" : "not run after \(most) failures"
    for position in runs.indices where !progress[position].isReported {
      if let result = resultSoFar(position) {
        report(position, result)
        continue
      }
      report(
        position,
        RunResult(
          identity: runs[position].identity, verdict: .skipped,
          problems: [Problem(message: "\(reason) (--max-failures)")]))
    }
  }

  /// Ends the schedule: nothing more is run, and results without a confirmation are reported as they are.
  mutating func interrupt() {
    shared = []
    alone = []
    confirmations = []
    unconfirmed = []
    for position in runs.indices where !progress[position].isReported {
      if let result = resultSoFar(position) { report(position, result) }
    }
  }

  /// The result so far of a run that does not come to its end: a loss before its retry, some repetitions, a text before its
  /// confirmation.
  private func resultSoFar(_ run: Int) -> RunResult? {
    let known: RunResult? =
      switch progress[run].phase {
      case .running(let outcomes, let loss): Repetitions.combined(outcomes + (loss.map { [$0] } ?? []))
      case .unconfirmed(let result): result
      case .reported: nil
      }
    guard var result = known else { return nil }
    // Pending text comes from a confirmed run only.
    result.snapshotText = nil
    if result.verdict.needsConfirmation {
      result.problems.append(Problem(message: "The run was interrupted before this could be confirmed."))
    }
    return result
  }

  private mutating func report(_ run: Int, _ result: RunResult) {
    var result = result
    result.attempts = max(1, progress[run].attempts)
    result.duration = progress[run].duration
    progress[run].phase = .reported
    ended.append(result)
  }

  /// The results that were reported since the last call.
  mutating func takeEnded() -> [RunResult] {
    defer { ended = [] }
    return ended
  }

  private mutating func makeItem(_ run: Int, _ purpose: Item.Purpose) -> Item {
    lastNumber += 1
    return Item(number: lastNumber, run: run, purpose: purpose)
  }
}

extension Verdict {
  /// Whether the run took its process with it.
  var isLoss: Bool { self == .crashed || self == .timedOut }

  /// Whether a fresh process must give the same result before it is reported.
  var needsConfirmation: Bool { self == .new || self == .changed || self == .failed }
}
