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

  /// What the command is: help, parser and messages ask here.
  var description: CommandDescription {
    switch self {
    case .run:
      CommandDescription(
        summary: "run scenarios and compare their texts with the stored ones",
        usage: "[run] [OPTION…] [PATH|FILTER…]",
        purpose: """
          Runs scenarios and compares their texts with the stored ones. New and changed texts are kept as pending; nothing
          below the root is ever written.
          """,
        examples: [
          ("", "everything"),
          ("Scenarios/tags", "what the documents of a folder plan"),
          ("--filter @error --filter @empty", "two environments"),
          ("'tag(smoke) and not env(error)'", "what an expression fits"),
          ("--failed", "what did not pass the last time"),
          ("--changed main", "what differs from a branch"),
          ("--ci --report junit=junit.xml", "as a CI job runs it"),
          ("--shard 2/4 --report json=2.json", "the second of four machines"),
          ("--in-process notes/notes-app/", "under a debugger"),
        ],
        putsRunsOnStage: true)
    case .list:
      CommandDescription(
        summary: "print the planned runs, one identity a line",
        usage: "list [OPTION…] [PATH|FILTER…]",
        purpose: "Prints the planned runs, one identity a line, and nothing else.",
        examples: [("list", "everything"), ("list tags-view", "the runs of one document")])
    case .show:
      CommandDescription(
        summary: "put runs on stage and print their texts",
        usage: "show [OPTION…] PATH|FILTER…",
        purpose: "Puts runs on stage and prints their texts, or their problems. Compares and keeps nothing.",
        examples: [
          ("show tags/tags-view/shows-tags@error", "one run"), ("show @empty", "all runs in one environment"),
        ],
        putsRunsOnStage: true)
    case .diff:
      CommandDescription(
        summary: "print the differences that wait for a decision",
        usage: "diff [OPTION…] [PATH|FILTER…]",
        purpose: "Prints the differences between the stored texts and the pending ones, as a patch.",
        examples: [("diff", "all that is pending"), ("diff notes-app", "what is pending for one document")])
    case .accept:
      CommandDescription(
        summary: "take pending texts over as snapshots",
        usage: "accept [OPTION…] [PATH|FILTER…]",
        purpose: """
          Takes pending texts over as snapshots. Refuses a text whose stored snapshot has changed since the run that made
          it.
          """,
        examples: [("accept", "all that is pending"), ("accept creates-a-note@", "one scenario everywhere")])
    case .reject:
      CommandDescription(
        summary: "forget pending texts",
        usage: "reject [OPTION…] [PATH|FILTER…]",
        purpose: "Forgets pending texts. Snapshots stay as they are.",
        examples: [("reject", "all that is pending"), ("reject @error", "what is pending in one environment")])
    case .prune:
      CommandDescription(
        summary: "remove snapshots that no scenario owns",
        usage: "prune [OPTION…] [FILTER…]",
        purpose: "Names the stored snapshots and pending texts that no scenario owns, and removes them with --yes.",
        examples: [("prune", "only name them"), ("prune --yes", "remove them")])
    case .merge:
      CommandDescription(
        summary: "put the reports of several machines together",
        usage: "merge [OPTION…] REPORT…",
        purpose: """
          Reads the JSON reports of all shards and comes to one verdict: each planned scenario must have been reported once.
          """,
        examples: [
          ("merge shards/*.json", "the verdict"),
          ("merge shards/*.json --report junit=junit.xml", "and a report of the whole"),
        ],
        arguments: .reports)
    }
  }
}
