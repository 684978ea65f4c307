import Testing

@testable import ScenarioKit

@Suite struct CommandLineParserTests {
  private static let refusals: [([String], String, String?)] = [
    (["--fliter", "x"], "unknown option `--fliter`", "did you mean `--filter`?"),
    (["-filter"], "unknown option `-filter`", "did you mean `--filter`?"),
    (["--quite"], "unknown option `--quite`", "did you mean `--quiet`?"),
    (["-x"], "unknown option `-x`", nil),
    (["--filter"], "`--filter` needs a value", "write `--filter=EXPR`"),
    (["--filter="], "`--filter` needs a value", "write `--filter=EXPR`"),
    (["--root", "--ci"], "`--root` needs a value", "write `--root=DIR`"),
    (["--strict=yes"], "`--strict` takes no value", nil),
    (["--color=neber"], "`--color` is auto, always or never, not `neber`", "did you mean `never`?"),
    (["-q", "-v"], "`--verbose` and `--quiet` exclude each other", nil),
    (["list", "--strict"], "`--strict` means nothing to `list`", "it belongs to `run`"),
    (["--yes", "accept"], "`--yes` means nothing to `accept`", "it belongs to `prune`"),
    (["help", "acept"], "there is no command `acept`", "did you mean `accept`?"),
  ]

  private func command(_ arguments: String...) throws -> ParsedCommand {
    guard case .command(let command) = try CommandLineParser.parse(arguments) else {
      throw UsageError(message: "no command", hint: nil, command: nil)
    }
    return command
  }

  private func error(_ arguments: [String]) -> UsageError? {
    do {
      _ = try CommandLineParser.parse(arguments)
      return nil
    } catch {
      return error
    }
  }

  @Test func `without a command, run is meant`() throws {
    #expect(try command() == ParsedCommand(name: .run))
    #expect(try command("notes").name == .run)
    #expect(try command("notes").arguments == ["notes"])
  }

  @Test(arguments: CommandName.allCases)
  func `the first word names the command, options before it or not`(name: CommandName) throws {
    #expect(try command("--root", "X", name.rawValue, "a").name == name)
    #expect(try command(name.rawValue, "list").arguments == ["list"])
  }

  @Test func `options take values behind an equals sign or a space`() throws {
    let parsed = try command("--filter", "a", "--filter=b=c", "-f", "d", "-f=e", "--root=R", "--color=never")
    #expect(parsed.filters == ["a", "b=c", "d", "e"])
    #expect(parsed.root == "R")
    #expect(parsed.color == .never)
  }

  @Test func `flags are flags`() throws {
    let parsed = try command("--ci", "--strict", "-v")
    #expect(parsed.isCI)
    #expect(parsed.isStrict)
    #expect(parsed.detail == .verbose)
    #expect(try command("prune", "-y").isConfirmed)
    #expect(try command("-q").detail == .quiet)
  }

  @Test func `behind two dashes nothing is an option or a command`() throws {
    let parsed = try command("--", "list", "--filter", "--")
    #expect(parsed.name == .run)
    #expect(parsed.arguments == ["list", "--filter", "--"])
    #expect(try command("-").arguments == ["-"])
  }

  @Test func `help and version are asked for anywhere`() throws {
    #expect(try CommandLineParser.parse(["--help"]) == .help(nil))
    #expect(try CommandLineParser.parse(["accept", "x", "-h"]) == .help(.accept))
    #expect(try CommandLineParser.parse(["help", "list"]) == .help(.list))
    #expect(try CommandLineParser.parse(["help"]) == .help(nil))
    #expect(try CommandLineParser.parse(["list", "--version"]) == .version)
  }

  @Test(arguments: refusals)
  func `what cannot be obeyed is named, with what may be meant`(arguments: [String], message: String, hint: String?) {
    let error = error(arguments)
    #expect(error?.message == message)
    #expect(error?.hint == hint)
  }
}
