import Testing

@testable import ScenarioDocuments
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
    (["list", "--strict"], "`--strict` means nothing to `list`", "it belongs to `run`, `merge`"),
    (["--jobs=0"], "`--jobs` is a whole number from 1 to 1000, not `0`", nil),
    (["--jobs=+4"], "`--jobs` is a whole number from 1 to 1000, not `+4`", nil),
    (["--timeout=10"], "`--timeout` is a time, not `10`", "such as `500ms`, `10s` or `2m`"),
    (["--timeout=0s"], "`--timeout` is a time, not `0s`", "such as `500ms`, `10s` or `2m`"),
    (
      ["--memory=1MiB"], "`--memory` is a size of at least 64 MiB, not `1MiB`", "such as `512MiB` or `2GiB`"
    ),
    (["--shard=3/2"], "`--shard` is one of several parts, not `3/2`", "`2/4` is the second of four"),
    (
      ["--repeat=2", "--retries=1"], "`--repeat` and `--retries` exclude each other",
      "a retry would hide what repetitions are to show"
    ),
    (["--shuffle=x"], "`--shuffle` is a whole number from 0, not `x`", nil),
    (["--flaky=maybe"], "`--flaky` is pass or fail, not `maybe`", nil),
    (
      ["--report=junt=a"], "there is no report `junt`; there are junit, json, markdown, github", "did you mean `junit`?"
    ),
    (["--report=json"], "the report `json` needs a path", "write `--report json=PATH`"),
    (["list", "--report=json=a"], "`--report` means nothing to `list`", "it belongs to `run`, `merge`"),
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
    #expect(try command("notes").request.arguments == ["notes"])
  }

  @Test(arguments: CommandName.allCases)
  func `the first word names the command, options before it or not`(name: CommandName) throws {
    #expect(try command("--root", "X", name.rawValue, "a").name == name)
    #expect(try command(name.rawValue, "list").request.arguments == ["list"])
  }

  @Test func `options take values behind an equals sign or a space`() throws {
    let parsed = try command("--filter", "a", "--filter=b=c", "-f", "d", "-f=e", "--root=R", "--color=never")
    #expect(parsed.request.filters == ["a", "b=c", "d", "e"])
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

  @Test func `numbers, times and sizes are read`() throws {
    let parsed = try command(
      "-j4", "--timeout=1.5s", "--memory", "512MiB", "--retries=2", "--max-failures=5", "--shuffle=7",
      "--shard=2/4", "--flaky=fail", "--report=junit=a=b", "--report", "github")
    #expect(parsed.jobs == 4)
    #expect(parsed.timeout == .milliseconds(1_500))
    #expect(parsed.memoryLimit == 512 << 20)
    #expect(parsed.retries == 2)
    #expect(try command("--repeat=3").repetitions == 3)
    #expect(parsed.maxFailures == 5)
    #expect(parsed.request.shuffleSeed == 7)
    #expect(parsed.request.shard == Shard(index: 2, count: 4))
    #expect(parsed.flakyFails)
    #expect(parsed.reports == [ReportRequest(kind: .junit, path: "a=b"), ReportRequest(kind: .github, path: nil)])
    #expect(try command("--in-process").isInProcess)
    #expect(!parsed.isInProcess)
  }

  @Test(arguments: [
    ["--jobs=2"], ["-j2"], ["--timeout", "1s"], ["--memory=512MiB"], ["--retries=0"], ["--flaky=fail"], ["--repeat=1"],
    ["--max-failures=1"],
  ]) func `in-process refuses what only workers can do, in either order`(option: [String]) throws {
    let spelling = try #require(option.first?.prefix { $0 != "=" })
    for arguments in [["--in-process"] + option, option + ["--in-process"], ["run"] + option + ["a", "--in-process"]] {
      let error = error(arguments)
      #expect(error?.message == "`--in-process` and `\(spelling)` exclude each other")
      #expect(
        error?.hint == "`--in-process` runs without the workers that `\(spelling)` is for: leave out one of them")
    }
  }

  @Test func `in-process takes every other option of a run`() throws {
    let refused = Set(["jobs", "timeout", "memory", "retries", "flaky", "repeat", "max-failures"])
    #expect(Set(CommandOption.all.filter(\.needsWorkers).map(\.name)) == refused)
    let parsed = try command(
      "show", "--in-process", "--filter", "a", "--tag=t", "--environment=e", "--failed", "--changed=main",
      "--shard=1/2", "--durations=d", "--root=R", "--ci", "--color=never")
    #expect(parsed.isInProcess)
    #expect(try command("--in-process", "--strict", "--shuffle=1", "--report=github", "-q").isInProcess)
  }

  @Test func `behind two dashes nothing is an option or a command`() throws {
    let parsed = try command("--", "list", "--filter", "--")
    #expect(parsed.name == .run)
    #expect(parsed.request.arguments == ["list", "--filter", "--"])
    #expect(try command("-").request.arguments == ["-"])
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
