/// What the program can be asked to do.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  /// Runs scenarios and compares their texts. This is the default command.
  case run
  /// Prints the planned runs.
  case list
  /// Puts runs on stage and prints their texts.
  case show
  /// Prints the differences that wait for a decision.
  case diff
  /// Stores pending texts as snapshots.
  case accept
  /// Removes pending texts.
  case reject
  /// Removes snapshots that no scenario owns.
  case prune
  /// Merges the reports of several machines.
  case merge
}
