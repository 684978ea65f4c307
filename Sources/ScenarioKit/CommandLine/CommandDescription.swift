/// What a command is, for its help and for those who treat commands alike.
///
/// The options that a command takes are listed with the options, in `CommandOption.swift`.
struct CommandDescription {
  /// What stands behind the options.
  enum Arguments {
    /// Paths and filters.
    case selection
    /// Files: the reports of other runs.
    case reports
  }

  /// What it does, in the list of all commands.
  let summary: String

  /// The command line behind the program's name.
  let usage: String

  /// What it does, in its own help.
  let purpose: String

  /// Command lines behind the program's name, and what each means.
  let examples: [(line: String, meaning: String)]

  var arguments = Arguments.selection

  /// Whether it puts runs on stage: then "nothing was run" says that it did not come so far, else "nothing was done".
  var putsRunsOnStage = false
}
