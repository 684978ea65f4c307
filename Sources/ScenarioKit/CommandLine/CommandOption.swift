/// An option that the command line knows.
struct CommandOption {
  let name: String
  var short: Character?
  /// What stands for the value in the help; `nil` when the option takes none.
  var placeholder: String?
  let summary: String
  /// The commands that accept it; `nil` for all.
  var commands: Set<CommandName>?
  /// Whether it is about worker processes, which `--in-process` does without.
  var needsWorkers = false
  /// Enters the value into a command.
  let set: @Sendable (inout ParsedCommand, OptionValue) throws(UsageError) -> Void

  private static let selecting: Set<CommandName> = [.run, .list, .show]

  static let all = [
    CommandOption(
      name: "filter", short: "f", placeholder: "EXPR",
      summary: "only scenarios that EXPR fits, such as a part of an identity; several are a union",
      commands: Set(CommandName.allCases).subtracting([.merge]),
      set: { $0.request.filters.append($1.text) }),
    CommandOption(
      name: "tag", placeholder: "TAG", summary: "only scenarios with this tag; several are a union",
      commands: selecting,
      set: { $0.request.tags.append($1.text) }),
    CommandOption(
      name: "environment", short: "e", placeholder: "NAME", summary: "only this environment; several are a union",
      commands: selecting,
      set: { $0.request.environments.append($1.text) }),
    CommandOption(
      name: "failed", summary: "only what did not pass the last time", commands: selecting,
      set: { command, _ in command.request.onlyFailed = true }),
    CommandOption(
      name: "changed", placeholder: "REF",
      summary: "only what differs from a git commit: documents, environments, fixtures, snapshots",
      commands: selecting,
      set: { $0.request.changedSince = $1.text }),
    CommandOption(
      name: "shard", placeholder: "I/N", summary: "only the I-th of N parts, for several machines", commands: selecting,
      set: { (command, value) throws(UsageError) in command.request.shard = try value.shard() }),
    CommandOption(
      name: "durations", placeholder: "FILE", summary: "a JSON report of an earlier run, by which shards are made even",
      commands: selecting,
      set: { $0.durations = $1.text }),
    CommandOption(
      name: "shuffle", placeholder: "SEED", summary: "in an order that SEED decides", commands: [.run, .list],
      set: { (command, value) throws(UsageError) in command.request.shuffleSeed = try value.number(in: 0...UInt64.max) }
    ),
    CommandOption(
      name: "repeat", placeholder: "N", summary: "run each scenario N times; all must end alike", commands: [.run],
      needsWorkers: true,
      set: { (command, value) throws(UsageError) in command.repetitions = try value.number(in: 1...100_000) }),
    CommandOption(
      name: "max-failures", placeholder: "N", summary: "stop after N scenarios that did not pass", commands: [.run],
      needsWorkers: true,
      set: { (command, value) throws(UsageError) in command.maxFailures = try value.number(in: 1...Int.max) }),
    CommandOption(
      name: "retries", placeholder: "N", summary: "try crashes and time-outs again, up to N times", commands: [.run],
      needsWorkers: true,
      set: { (command, value) throws(UsageError) in command.retries = try value.number(in: 0...100) }),
    CommandOption(
      name: "flaky", placeholder: "WHAT", summary: "whether passing on a retry is a pass or a fail (default: pass)",
      commands: [.run, .merge], needsWorkers: true,
      set: { (command, value) throws(UsageError) in command.flakyFails = try value.flakyFails() }),
    CommandOption(
      name: "jobs", short: "j", placeholder: "N", summary: "worker processes (default: one for each core)",
      commands: [.run, .show], needsWorkers: true,
      set: { (command, value) throws(UsageError) in command.jobs = try value.number(in: 1...1_000) }),
    CommandOption(
      name: "timeout", placeholder: "TIME", summary: "wall time for a scenario that sets none (default: 10s)",
      commands: [.run, .show], needsWorkers: true,
      set: { (command, value) throws(UsageError) in command.timeout = try value.duration() }),
    CommandOption(
      name: "memory", placeholder: "SIZE", summary: "the most that a worker may allocate (default: 2GiB)",
      commands: [.run, .show], needsWorkers: true,
      set: { (command, value) throws(UsageError) in command.memoryLimit = try value.memoryLimit() }),
    CommandOption(
      name: "report", placeholder: "KIND=PATH",
      summary:
        "write a report: \(ReportRequest.Kind.allCases.map(\.rawValue).joined(separator: ", ")); several may be given",
      commands: [.run, .merge],
      set: { (command, value) throws(UsageError) in command.reports.append(try ReportRequest.parse(value.text)) }),
    CommandOption(
      name: "in-process", summary: "run without workers, for a debugger: a crash ends everything",
      commands: [.run, .show],
      set: { command, _ in command.isInProcess = true }),
    CommandOption(
      name: "root", placeholder: "DIR", summary: "the folder of the scenarios (default: Scenarios)",
      set: { $0.root = $1.text }),
    CommandOption(
      name: "strict", summary: "orphaned snapshots fail the run, as under CI", commands: [.run, .merge],
      set: { command, _ in command.isStrict = true }),
    CommandOption(
      name: "yes", short: "y", summary: "remove what is found, instead of only naming it", commands: [.prune],
      set: { command, _ in command.isConfirmed = true }),
    CommandOption(
      name: "ci", summary: "behave as if CI were set: no progress line, visible output folder, strict",
      set: { command, _ in command.isCI = true }),
    CommandOption(
      name: "verbose", short: "v", summary: "a line for every scenario, and whole texts", commands: [.run, .merge],
      set: { (command, value) throws(UsageError) in try command.setDetail(.verbose) }),
    CommandOption(
      name: "quiet", short: "q", summary: "only what did not pass, and the summary", commands: [.run, .merge],
      set: { (command, value) throws(UsageError) in try command.setDetail(.quiet) }),
    CommandOption(
      name: "color", placeholder: "WHEN", summary: "auto, always or never (default: auto)",
      set: { (command, value) throws(UsageError) in command.color = try value.color() }),
    CommandOption(
      name: "help", short: "h", summary: "this text",
      set: { _, _ in }),
    CommandOption(
      name: "version", summary: "the version",
      set: { _, _ in }),
  ]

  func applies(to command: CommandName) -> Bool { commands?.contains(command) ?? true }

  /// Whether it means something to a command with the options that were given with it.
  func applies(to command: ParsedCommand) -> Bool {
    applies(to: command.name) && !(command.isInProcess && needsWorkers)
  }
}
