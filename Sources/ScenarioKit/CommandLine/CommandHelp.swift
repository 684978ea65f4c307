/// The texts of `--help`.
enum CommandHelp {
  static func text(for command: CommandName?, program: String) -> String {
    guard let command else { return overview(program) }
    let (usage, purpose, examples) = description(of: command)
    var text = "\(purpose)\n\nUsage: \(program) \(usage)\n\n\(options(of: command))\nExamples:\n"
    let column = examples.map(\.line.count).max() ?? 0
    for (line, meaning) in examples {
      text += "  \(program) \(line)\(String(repeating: " ", count: column - line.count))  \(meaning)\n"
    }
    return text
  }

  private static func overview(_ program: String) -> String {
    var text = """
      Puts components on stage as JSON scenarios say, and judges them by the text of what a person would perceive.

      Usage: \(program) [COMMAND] [OPTION…] [PATH|FILTER…]

      Commands:

      """
    for command in CommandName.allCases {
      let name = command.rawValue
      text += "  \(name)\(String(repeating: " ", count: 8 - name.count))\(summary(of: command))\n"
    }
    text += """

      Without a command, `run` is meant. PATH is a document or folder below the root; FILTER is a part of an identity,
      such as `tags-view`, `@error` or `tags/tags-view/shows-tags@error`, or an expression. Several are a union.

      Expressions:
        scenario() component() env() value() tag() path() failed()
        in them =exact, ~contains, /regular expression/, #glob
        between them and, or, not, parentheses; also &, |, !
        such as  'component(NotesApp) and env(error)'  'tag(smoke) or path(notes/**)'

      Defaults of options can stand in scenario-run.json in the root: { "jobs": 4, "report": ["junit=junit.xml"] }

      Exit codes:
        0  everything planned passed
        1  changed, new, failed, order-dependent, unexpected pass
        2  bad usage or bad documents; nothing was run
        3  a scenario crashed or timed out
        4  nothing was selected
        5  only orphaned snapshots (under CI or with --strict)
        6  fewer results than planned
        70 a report could not be written, or an error of the program itself
        129, 130, 143  interrupted

      `\(program) COMMAND --help` says more about a command.

      """
    return text
  }

  private static func options(of command: CommandName) -> String {
    let rows = CommandOption.all.filter { $0.applies(to: command) }.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      return (short + "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? ""), option.summary)
    }
    let column = rows.map(\.0.count).max() ?? 0
    return "Options:\n"
      + rows.map { "  \($0)\(String(repeating: " ", count: column - $0.count))  \($1)\n" }.joined()
  }

  private static func summary(of command: CommandName) -> String {
    switch command {
    case .run: "run scenarios and compare their texts with the stored ones"
    case .list: "print the planned runs, one identity a line"
    case .show: "put runs on stage and print their texts"
    case .diff: "print the differences that wait for a decision"
    case .accept: "take pending texts over as snapshots"
    case .reject: "forget pending texts"
    case .prune: "remove snapshots that no scenario owns"
    case .merge: "put the reports of several machines together"
    }
  }

  private static func description(
    of command: CommandName
  ) -> (usage: String, purpose: String, examples: [(line: String, meaning: String)]) {
    switch command {
    case .run:
      (
        "[run] [OPTION…] [PATH|FILTER…]",
        """
        Runs scenarios and compares their texts with the stored ones. New and changed texts are kept as pending; nothing
        below the root is ever written.
        """,
        [
          ("", "everything"),
          ("Scenarios/tags", "what the documents of a folder plan"),
          ("--filter @error --filter @empty", "two environments"),
          ("'tag(smoke) and not env(error)'", "what an expression fits"),
          ("--failed", "what did not pass the last time"),
          ("--changed main", "what differs from a branch"),
          ("--ci --report junit=junit.xml", "as a CI job runs it"),
          ("--shard 2/4 --report json=2.json", "the second of four machines"),
          ("--in-process notes/notes-app/", "under a debugger"),
        ]
      )
    case .list:
      (
        "list [OPTION…] [PATH|FILTER…]", "Prints the planned runs, one identity a line, and nothing else.",
        [("list", "everything"), ("list tags-view", "the runs of one document")]
      )
    case .show:
      (
        "show [OPTION…] PATH|FILTER…",
        "Puts runs on stage and prints their texts, or their problems. Compares and keeps nothing.",
        [("show tags/tags-view/shows-tags@error", "one run"), ("show @empty", "all runs in one environment")]
      )
    case .diff:
      (
        "diff [OPTION…] [PATH|FILTER…]",
        "Prints the differences between the stored texts and the pending ones, as a patch.",
        [("diff", "all that is pending"), ("diff notes-app", "what is pending for one document")]
      )
    case .accept:
      (
        "accept [OPTION…] [PATH|FILTER…]",
        """
        Takes pending texts over as snapshots. Refuses a text whose stored snapshot has changed since the run that made
        it.
        """,
        [("accept", "all that is pending"), ("accept creates-a-note@", "one scenario everywhere")]
      )
    case .reject:
      (
        "reject [OPTION…] [PATH|FILTER…]", "Forgets pending texts. Snapshots stay as they are.",
        [("reject", "all that is pending"), ("reject @error", "what is pending in one environment")]
      )
    case .prune:
      (
        "prune [OPTION…] [FILTER…]",
        "Names the stored snapshots and pending texts that no scenario owns, and removes them with --yes.",
        [("prune", "only name them"), ("prune --yes", "remove them")]
      )
    case .merge:
      (
        "merge [OPTION…] REPORT…",
        """
        Reads the JSON reports of all shards and comes to one verdict: each planned scenario must have been reported once.
        """,
        [
          ("merge shards/*.json", "the verdict"),
          ("merge shards/*.json --report junit=junit.xml", "and a report of the whole"),
        ]
      )
    }
  }
}
