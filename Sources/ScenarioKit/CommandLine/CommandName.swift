/// What the program can be asked to do.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  /// Runs scenarios and compares their texts. It is meant when no command is named.
  case run
  /// Prints the planned runs.
  case list
  /// Puts runs on stage and prints their texts.
  case show
  /// Prints the differences that wait for a decision.
  case diff
  /// Takes pending texts over as snapshots.
  case accept
  /// Forgets pending texts.
  case reject
  /// Removes snapshots that no scenario owns.
  case prune
  /// Puts the reports of several machines together.
  case merge
}
