import ScenarioDocuments
import ScenarioSupport

/// Reads a command line: `scenario-run [COMMAND] [OPTION…] [PATH|FILTER…]`.
///
/// Options may stand anywhere, also before the command. `--option=value` and `--option value` are the same. After `--`,
/// nothing is an option or a command.
struct CommandLineParser {
  /// What a command line asks for.
  enum Request: Hashable, Sendable {
    /// Something to do.
    case command(ParsedCommand)
    /// The help: of one command, or of all.
    case help(CommandName?)
    /// The version.
    case version
  }

  private var rest: ArraySlice<String>
  private var command = ParsedCommand(name: .run)
  private var used: [(option: CommandOption, spelling: String)] = []

  /// Reads the arguments behind the program's name.
  ///
  /// - Throws: A ``UsageError`` that says which argument is wrong.
  static func parse(_ arguments: [String]) throws(UsageError) -> Request {
    var parser = CommandLineParser(rest: arguments[...])
    return try parser.parse()
  }

  /// The command with defaults for the options that it does not give.
  static func applying(_ defaults: CommandDefaults, to command: ParsedCommand) -> (ParsedCommand, [Diagnostic]) {
    var parser = CommandLineParser(rest: [])
    parser.command = command
    var problems = defaults.diagnostics
    // `--verbose` and `--quiet` exclude each other, so one on the command line replaces the other as a default.
    let given = command.given.union(command.detail == .normal ? [] : ["verbose", "quiet"])
    for entry in defaults.entries where !given.contains(entry.option.name) {
      do throws(UsageError) {
        let before = parser.command
        try parser.apply(entry.option, entry.value, spelling: "--\(entry.option.name)")
        // The value is always checked, but used only where the option applies.
        if !entry.option.applies(to: command) { parser.command = before }
      } catch {
        problems.append(Diagnostic(at: entry.location, error.message, hint: error.hint))
      }
    }
    parser.command.given = command.given
    return (parser.command, problems)
  }

  private init(rest: ArraySlice<String>) { self.rest = rest }

  private mutating func parse() throws(UsageError) -> Request {
    var request: Request?
    var isHelpWord = false
    while let argument = rest.popFirst() {
      if argument == "--" {
        command.request.arguments += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        let isFirst = !command.isNamed && command.request.arguments.isEmpty
        if isFirst, argument == "help", !isHelpWord {
          isHelpWord = true
        } else if isFirst, let name = CommandName(rawValue: argument) {
          command.name = name
          command.isNamed = true
        } else {
          command.request.arguments.append(argument)
        }
        continue
      }
      let (option, value) = try option(argument)
      switch option.name {
      case "help": request = request ?? .help(nil)
      case "version": request = request ?? .version
      default: try apply(option, value, spelling: argument)
      }
    }
    if isHelpWord {
      if let word = command.request.arguments.first { throw unknownCommand(word) }
      request = .help(nil)
    }
    if case .help = request { return .help(command.isNamed ? command.name : nil) }
    if let request { return request }
    for (option, spelling) in used where !option.applies(to: command.name) {
      let places = CommandName.allCases.filter { option.applies(to: $0) }.map { "`\($0.rawValue)`" }
      throw UsageError(
        message: "`\(spelling)` means nothing to `\(command.name.rawValue)`",
        hint: "it belongs to \(places.joined(separator: ", "))", command: command.name)
    }
    for (option, spelling) in used where !option.applies(to: command) {
      throw UsageError(
        message: "`--in-process` and `\(spelling)` exclude each other",
        hint: "`--in-process` runs without the workers that `\(spelling)` is for: leave out one of them",
        command: command.name)
    }
    command.given = Set(used.map(\.option.name))
    if command.repetitions > 1, command.retries > 0 {
      throw UsageError(
        message: "`--repeat` and `--retries` exclude each other",
        hint: "a retry would hide what repetitions are to show", command: .run)
    }
    return .command(command)
  }

  private mutating func option(_ argument: String) throws(UsageError) -> (CommandOption, String?) {
    let isLong = argument.hasPrefix("--")
    // `-j4` is `-j=4`.
    if !isLong, let letter = argument.dropFirst().first, argument.count > 2,
      argument.dropFirst(2).allSatisfy({ $0.isASCII && $0.isNumber }),
      let option = CommandOption.all.first(where: { $0.short == letter && $0.placeholder != nil })
    {
      return (option, String(argument.dropFirst(2)))
    }
    let parts = argument.drop { $0 == "-" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = CommandOption.all.first(where: { isLong ? $0.name == name : $0.short.map(String.init) == name })
    else {
      let known = CommandOption.all.filter { !command.isNamed || $0.applies(to: command.name) }.map(\.name)
      let nearest = known.contains(name) ? name : Suggestion.nearest(to: name, in: known)
      throw UsageError(
        message: "unknown option `\(VisibleText.escaped(argument))`", hint: nearest.map { "did you mean `--\($0)`?" },
        command: command.isNamed ? command.name : nil)
    }
    let spelling = isLong ? "--\(name)" : "-\(name)"
    let inline = parts.count > 1 ? String(parts[1]) : nil
    guard let placeholder = option.placeholder else {
      if inline != nil { throw UsageError(message: "`\(spelling)` takes no value", hint: nil, command: nil) }
      return (option, nil)
    }
    // The next argument is no value when it looks like an option. `--filter=-x` passes such a value.
    let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
    if inline == nil, next != nil { rest.removeFirst() }
    guard let value = inline ?? next, !value.isEmpty else {
      throw UsageError(
        message: "`\(spelling)` needs a value", hint: "write `\(spelling)=\(placeholder)`",
        command: command.isNamed ? command.name : nil)
    }
    return (option, value)
  }

  private mutating func apply(_ option: CommandOption, _ value: String?, spelling: String) throws(UsageError) {
    used.append((option, String(spelling.prefix { $0 != "=" })))
    try option.set(&command, OptionValue(option: option.name, text: value ?? ""))
  }

  private func unknownCommand(_ word: String) -> UsageError {
    let nearest = Suggestion.nearest(to: word, in: CommandName.allCases.map(\.rawValue))
    return UsageError(
      message: "there is no command `\(VisibleText.escaped(word))`", hint: nearest.map { "did you mean `\($0)`?" },
      command: nil)
  }
}
