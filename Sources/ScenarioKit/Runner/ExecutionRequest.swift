import Foundation
import ScenarioDocuments

/// Which runs to execute, and how.
struct ExecutionRequest: Sendable {
  /// The runs, in the order in which they should go on stage.
  var runs: [PlannedRun]
  /// The folder of the documents.
  var root: URL
  /// Compares texts with the stored ones; `nil` when only the texts are wanted.
  var judge: SnapshotJudge?
  /// How.
  var options: ExecutionOptions

  /// Creates a request.
  init(
    runs: [PlannedRun], root: URL, judge: SnapshotJudge? = nil, options: ExecutionOptions = ExecutionOptions()
  ) {
    self.runs = runs
    self.root = root
    self.judge = judge
    self.options = options
  }

  /// The final result of a run on stage, judged as the request asks.
  func judged(_ result: RunResult, of run: PlannedRun) -> RunResult {
    judge?.judge(result, expectedFailure: run.expectedFailure) ?? result
  }
}

/// How runs are executed.
struct ExecutionOptions: Hashable, Sendable {
  /// The number of worker processes.
  var jobs: Int
  /// The wall time of a run whose document says nothing.
  var timeout: Duration
  /// The most that a worker may allocate beside its stack, in bytes.
  var memoryLimit: Int
  /// How often a run that crashed or timed out is tried again.
  var retries: Int
  /// How often each run goes on stage.
  var repetitions: Int
  /// After this number of runs that did not pass, no new run begins.
  var maxFailures: Int?
  /// No worker processes: for a debugger.
  var isInProcess: Bool

  /// The wall time of a run whose document says nothing.
  static let defaultTimeout = Duration.seconds(10)
  /// The most that a worker may allocate.
  static let defaultMemoryLimit = 2 << 30

  /// Creates options.
  init(
    jobs: Int = ProcessInfo.processInfo.activeProcessorCount, timeout: Duration = defaultTimeout,
    memoryLimit: Int = defaultMemoryLimit, retries: Int = 0, repetitions: Int = 1, maxFailures: Int? = nil,
    isInProcess: Bool = false
  ) {
    self.jobs = max(1, jobs)
    self.timeout = timeout
    self.memoryLimit = memoryLimit
    self.retries = retries
    self.repetitions = max(1, repetitions)
    self.maxFailures = maxFailures
    self.isInProcess = isInProcess
  }
}

/// How an execution ended, beside the reported results.
struct ExecutionEnd: Hashable, Sendable {
  /// The signal that interrupted it; `nil` when it came to its end.
  var interruption: Int32?
  /// What went wrong with the execution itself.
  var complaints: [Diagnostic]

  /// Creates an end.
  init(interruption: Int32? = nil, complaints: [Diagnostic] = []) {
    self.interruption = interruption
    self.complaints = complaints
  }
}
