import ScenarioDocuments

/// A command line that was understood.
struct ParsedCommand: Hashable, Sendable {
  /// What to do.
  var name: CommandName
  /// Whether the command was named; `run` need not be.
  var isNamed = false
  /// The folder of the scenarios, as typed.
  var root = Self.defaultRoot
  /// Which runs are meant.
  var request = SelectionRequest()
  /// `--durations FILE`: a report with times, by which shards are made even.
  var durations: String?
  /// `--repeat N`.
  var repetitions = 1
  /// `--max-failures N`.
  var maxFailures: Int?
  /// `--retries N`, for crashes and time-outs.
  var retries = 0
  /// `--flaky fail`.
  var flakyFails = false
  /// `--jobs N`: the number of workers; `nil` for the number of cores.
  var jobs: Int?
  /// `--timeout TIME`: wall time of a run whose document says nothing; `nil` for the default.
  var timeout: Duration?
  /// `--memory SIZE`: the most that a worker may allocate, in bytes; `nil` for the default.
  var memoryLimit: Int?
  /// `--report KIND=PATH`.
  var reports: [ReportRequest] = []
  /// `--in-process`: no workers, for a debugger.
  var isInProcess = false
  /// `--ci`.
  var isCI = false
  /// `--strict`.
  var isStrict = false
  /// `--yes`.
  var isConfirmed = false
  /// `--verbose`, `--quiet`.
  var detail = ConsoleSettings.Detail.normal
  /// `--color`.
  var color = ConsoleSettings.ColorChoice.auto

  /// The options that were given, by their long names.
  var given: Set<String> = []

  /// The folder of the scenarios when none is named.
  static let defaultRoot = "Scenarios"

  /// Creates a command with default options.
  init(name: CommandName) { self.name = name }

  /// More and less talk exclude each other.
  mutating func setDetail(_ new: ConsoleSettings.Detail) throws(UsageError) {
    guard detail == .normal || detail == new else {
      throw UsageError(message: "`--verbose` and `--quiet` exclude each other", hint: nil, command: nil)
    }
    detail = new
  }

  /// Filters and paths, to be typed again behind another command.
  var selection: [String] {
    request.filters.flatMap { ["--filter", $0] } + request.tags.flatMap { ["--tag", $0] }
      + request.environments.flatMap { ["--environment", $0] }
      + (request.arguments.isEmpty ? [] : ["--"] + request.arguments)
  }
}
