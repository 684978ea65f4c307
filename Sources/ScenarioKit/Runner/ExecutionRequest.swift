import Foundation

/// Which runs to execute, and how.
public struct ExecutionRequest: Sendable {
  /// The runs, in the order in which they should go on stage.
  public var runs: [PlannedRun]
  /// The folder of the documents.
  public var root: URL
  /// Compares texts with the stored ones; `nil` when only the texts are wanted.
  public var judge: SnapshotJudge?
  /// How.
  public var options: ExecutionOptions

  /// Creates a request.
  public init(
    runs: [PlannedRun], root: URL, judge: SnapshotJudge? = nil, options: ExecutionOptions = ExecutionOptions()
  ) {
    self.runs = runs
    self.root = root
    self.judge = judge
    self.options = options
  }

  /// The last word on what the stage says, as the request wants it.
  public func judged(_ result: RunResult, of run: PlannedRun) -> RunResult {
    judge?.judge(result, expectedFailure: run.expectedFailure) ?? result
  }
}

/// How runs are executed.
public struct ExecutionOptions: Hashable, Sendable {
  /// The number of worker processes.
  public var jobs: Int
  /// The wall time of a run whose document says nothing.
  public var timeout: Duration
  /// The most that a worker may allocate beside its stack, in bytes.
  public var memoryLimit: Int
  /// How often a run that crashed or timed out is tried again.
  public var retries: Int
  /// How often each run goes on stage.
  public var repetitions: Int
  /// The number of runs that did not pass after which nothing new is begun.
  public var maxFailures: Int?
  /// No worker processes: for a debugger.
  public var isInProcess: Bool

  /// The wall time of a run whose document says nothing.
  public static let defaultTimeout = Duration.seconds(10)
  /// The most that a worker may allocate.
  public static let defaultMemoryLimit = 2 << 30

  /// Creates options.
  public init(
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
public struct ExecutionEnd: Hashable, Sendable {
  /// The signal that interrupted it; `nil` when it came to its end.
  public var interruption: Int32?
  /// What went wrong with the execution itself.
  public var complaints: [Diagnostic]

  /// Creates an end.
  public init(interruption: Int32? = nil, complaints: [Diagnostic] = []) {
    self.interruption = interruption
    self.complaints = complaints
  }
}
