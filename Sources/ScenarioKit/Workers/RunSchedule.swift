import ScenarioDocuments
import ScenarioStage

/// What is still to be run, by whom, and what the results amount to. Knows nothing of processes.
///
/// Each run goes on stage as often as it should be repeated; a crash or a time-out is tried again alone; what is new,
/// changed or failed is confirmed in a fresh process before it is told.
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
    /// Whether it needs a process that has run nothing yet, and runs nothing after.
    var isAlone: Bool
  }

  private struct Progress {
    var outcomes: [RunResult] = []
    var retriesLeft: Int
    var attempts = 0
    var duration = Duration.zero
    /// The crash or time-out before a retry.
    var firstLoss: RunResult?
    var unconfirmed: RunResult?
    var isTold = false
  }

  /// Results up to here are confirmed one by one.
  static let confirmedAlone = 50

  /// What was assigned is run, also when there have been enough failures by then.
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

  /// Whether everything has been told, or will be by workers that are at it.
  var isFinished: Bool {
    inFlight == 0 && shared.isEmpty && alone.isEmpty && confirmations.isEmpty && unconfirmed.isEmpty
  }

  /// Whether anything waits to be assigned.
  var isWorkWaiting: Bool { !shared.isEmpty || isFreshOneNeeded }

  private var canConfirm: Bool { inFlight == 0 && !unconfirmed.isEmpty }

  /// Whether something waits that only a process can do which has run nothing yet.
  var isFreshOneNeeded: Bool { !alone.isEmpty || !confirmations.isEmpty || canConfirm }

  /// The most processes that it makes sense to share the rest among: starting one takes as long as a few runs.
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
    // After others than before: that is what tells dependence on the order.
    let reversed = Array(items.filter { !runs[$0.run].isIsolated }.reversed())
    let size = max(1, min(InProcessExecutor.batchSize, (reversed.count + jobs - 1) / jobs))
    let together = stride(from: 0, to: reversed.count, by: size)
      .map { Array(reversed[$0..<min($0 + size, reversed.count)]) }
    confirmations = (isolated + together)[...]
  }

  /// Items that were assigned and not begun: somebody else gets them.
  mutating func giveBack(_ items: [Item]) {
    guard !items.isEmpty else { return }
    inFlight -= items.count
    let confirmed = items.filter { $0.purpose == .confirmation }
    if !confirmed.isEmpty { confirmations = [confirmed] + confirmations }
    guard !isStopped else { return }
    shared = items.filter { $0.purpose == .repetition && !runs[$0.run].isIsolated } + shared
    alone = items.filter { $0.purpose == .retry || $0.purpose == .repetition && runs[$0.run].isIsolated } + alone
  }

  /// An item ended.
  mutating func finish(_ item: Item, _ result: RunResult) {
    inFlight -= 1
    progress[item.run].attempts += 1
    progress[item.run].duration += result.duration
    if item.purpose == .confirmation { return confirm(item.run, result) }
    var result = result
    if result.verdict.isLoss {
      if progress[item.run].retriesLeft > 0, !isStopped {
        progress[item.run].retriesLeft -= 1
        progress[item.run].firstLoss = progress[item.run].firstLoss ?? result
        alone.append(makeItem(item.run, .retry))
        return
      }
    } else if let loss = progress[item.run].firstLoss, result.verdict == .passed {
      result.verdict = .flaky
      result.problems = loss.problems
      result.output = loss.output
    }
    progress[item.run].firstLoss = nil
    progress[item.run].outcomes.append(result)
    if progress[item.run].outcomes.count == options.repetitions { conclude(item.run) }
  }

  /// All repetitions of a run have ended.
  private mutating func conclude(_ run: Int) {
    let outcomes = progress[run].outcomes
    progress[run].outcomes = []
    guard let result = Repetitions.combined(outcomes) else { return }
    if result.verdict.needsConfirmation {
      progress[run].unconfirmed = result
      unconfirmed.append(run)
      countProblem()
    } else {
      tell(run, result)
      if result.verdict.isProblem { countProblem() }
    }
  }

  private mutating func confirm(_ run: Int, _ fresh: RunResult) {
    guard let first = progress[run].unconfirmed else { return }
    progress[run].unconfirmed = nil
    tell(run, Confirmation.result(first: first, fresh: fresh))
  }

  private mutating func countProblem() {
    problemCount += 1
    guard let most = options.maxFailures, problemCount >= most, !isStopped else { return }
    isStopped = true
    shared = []
    alone = []
  }

  /// After everything that was begun has ended: what was not, because of too many failures.
  mutating func skipRest() {
    guard isStopped, isFinished, let most = options.maxFailures else { return }
    let reason = most == 1 ? "not run after a failure" : "not run after \(most) failures"
    for position in runs.indices where !progress[position].isTold {
      if let begun = begun(position) {
        tell(position, begun)
        continue
      }
      tell(
        position,
        RunResult(
          identity: runs[position].identity, verdict: .skipped,
          problems: [Problem(message: "\(reason) (--max-failures)")]))
    }
  }

  /// Nothing more will be run. What ended without being confirmed is told as it is.
  mutating func interrupt() {
    shared = []
    alone = []
    confirmations = []
    unconfirmed = []
    for position in runs.indices where !progress[position].isTold {
      guard let result = begun(position) else { continue }
      progress[position].unconfirmed = nil
      tell(position, result)
    }
  }

  /// What is known of a run that does not come to its end: a loss before its retry, repetitions, a text before its
  /// confirmation.
  private func begun(_ run: Int) -> RunResult? {
    let progress = progress[run]
    guard
      var result = progress.unconfirmed
        ?? Repetitions.combined(progress.outcomes + (progress.firstLoss.map { [$0] } ?? []))
    else { return nil }
    // Pending text comes from a confirmed run only.
    result.snapshotText = nil
    if result.verdict.needsConfirmation {
      result.problems.append(Problem(message: "The run was interrupted before this could be confirmed."))
    }
    return result
  }

  private mutating func tell(_ run: Int, _ result: RunResult) {
    var result = result
    result.attempts = max(1, progress[run].attempts)
    result.duration = progress[run].duration
    progress[run].isTold = true
    ended.append(result)
  }

  /// The results since the last call.
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
  /// Whether the process was lost with the run.
  var isLoss: Bool { self == .crashed || self == .timedOut }

  /// Whether a fresh process must come to the same before it is told.
  var needsConfirmation: Bool { self == .new || self == .changed || self == .failed }
}
