/// A command line that was understood.
public struct ParsedCommand: Hashable, Sendable {
  /// What to do.
  public var name: CommandName
  /// Whether the command was named; `run` need not be.
  public var isNamed = false
  /// The folder of the scenarios, as typed.
  public var root = "Scenarios"
  /// The values of `--filter`.
  public var filters: [String] = []
  /// The values of `--tag`.
  public var tags: [String] = []
  /// The values of `--environment`.
  public var environments: [String] = []
  /// `--failed`: what did not pass the last time.
  public var onlyFailed = false
  /// `--changed REF`: what differs from a commit.
  public var changedSince: String?
  /// `--shard 2/4`.
  public var shard: Shard?
  /// `--durations FILE`: a report with times, by which shards are made even.
  public var durations: String?
  /// `--shuffle SEED`.
  public var shuffleSeed: UInt64?
  /// `--repeat N`.
  public var repetitions = 1
  /// `--max-failures N`.
  public var maxFailures: Int?
  /// `--retries N`, for crashes and time-outs.
  public var retries = 0
  /// `--flaky fail`.
  public var flakyFails = false
  /// `--jobs N`: the number of workers; `nil` for the number of cores.
  public var jobs: Int?
  /// `--timeout TIME`: wall time of a run whose document says nothing; `nil` for the default.
  public var timeout: Duration?
  /// `--memory SIZE`: the most that a worker may allocate, in bytes; `nil` for the default.
  public var memoryLimit: Int?
  /// `--report KIND=PATH`.
  public var reports: [ReportRequest] = []
  /// `--in-process`: no workers, for a debugger.
  public var isInProcess = false
  /// Paths and filters that stand by themselves.
  public var arguments: [String] = []
  /// `--ci`.
  public var isCI = false
  /// `--strict`.
  public var isStrict = false
  /// `--yes`.
  public var isConfirmed = false
  /// `--verbose`, `--quiet`.
  public var detail = ConsoleSettings.Detail.normal
  /// `--color`.
  public var color = ConsoleSettings.ColorChoice.auto

  /// The options that were given, by their long names.
  var given: Set<String> = []

  /// Creates a command with default options.
  public init(name: CommandName) { self.name = name }

  /// Filters and paths, to be typed again behind another command.
  var selection: [String] {
    filters.flatMap { ["--filter", $0] } + tags.flatMap { ["--tag", $0] }
      + environments.flatMap { ["--environment", $0] } + (arguments.isEmpty ? [] : ["--"] + arguments)
  }
}
