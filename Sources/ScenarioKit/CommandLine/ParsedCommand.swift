/// A command line that was understood.
public struct ParsedCommand: Hashable, Sendable {
  /// What to do.
  public var name: CommandName
  /// Whether the command was named; `run` need not be.
  public var isNamed = false
  /// The folder of the scenarios, as typed.
  public var root = "Scenarios"
  /// The values of `--filter`.
  public var filters: [String] = []
  /// Paths and filters that stand by themselves.
  public var arguments: [String] = []
  /// `--ci`.
  public var isCI = false
  /// `--strict`.
  public var isStrict = false
  /// `--yes`.
  public var isConfirmed = false
  /// `--verbose`, `--quiet`.
  public var detail = ConsoleSettings.Detail.normal
  /// `--color`.
  public var color = ConsoleSettings.ColorChoice.auto

  /// Creates a command with default options.
  public init(name: CommandName) { self.name = name }

  /// Filters and paths, to be typed again behind another command.
  var selection: [String] { filters.flatMap { ["--filter", $0] } + (arguments.isEmpty ? [] : ["--"] + arguments) }
}
