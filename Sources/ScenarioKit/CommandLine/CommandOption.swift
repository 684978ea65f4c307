/// An option that the command line knows.
struct CommandOption {
  let name: String
  var short: Character?
  /// What stands for the value in the help; `nil` when the option takes none.
  var placeholder: String?
  let summary: String
  /// The commands that it makes sense for; `nil` for all.
  var commands: Set<CommandName>?

  static let all = [
    CommandOption(
      name: "filter", short: "f", placeholder: "WORD",
      summary: "only scenarios whose identity contains WORD; several are a union"),
    CommandOption(
      name: "root", placeholder: "DIR", summary: "the folder of the scenarios (default: Scenarios)"),
    CommandOption(name: "strict", summary: "orphaned snapshots fail the run, as under CI", commands: [.run]),
    CommandOption(
      name: "yes", short: "y", summary: "remove what is found, instead of only naming it", commands: [.prune]),
    CommandOption(name: "ci", summary: "behave as if CI were set: no progress line, visible output folder, strict"),
    CommandOption(name: "verbose", short: "v", summary: "a line for every scenario, and whole texts", commands: [.run]),
    CommandOption(name: "quiet", short: "q", summary: "only what did not pass, and the summary", commands: [.run]),
    CommandOption(
      name: "color", placeholder: "WHEN", summary: "auto, always or never (default: auto)"),
    CommandOption(name: "help", short: "h", summary: "this text"),
    CommandOption(name: "version", summary: "the version"),
  ]

  func applies(to command: CommandName) -> Bool { commands?.contains(command) ?? true }
}
