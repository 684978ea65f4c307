/// The texts of `--help`.
enum CommandHelp {
  static func text(for command: CommandName?, program: String) -> String {
    guard let command else { return overview(program) }
    let description = command.description
    var text =
      "\(description.purpose)\n\nUsage: \(program) \(description.usage)\n\n\(options(of: command))\nExamples:\n"
    let column = description.examples.map(\.line.count).max() ?? 0
    for (line, meaning) in description.examples {
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
      text += "  \(name)\(String(repeating: " ", count: 8 - name.count))\(command.description.summary)\n"
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
}
