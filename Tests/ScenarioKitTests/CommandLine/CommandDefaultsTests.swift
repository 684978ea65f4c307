import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioKit

/// Defaults of options in `scenario-run.json`.
@Suite struct CommandDefaultsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func applied(_ json: String?, _ arguments: String...) throws -> (command: ParsedCommand, problems: [String]) {
    if let json { try folder.write(json, "Scenarios/scenario-run.json") }
    guard case .command(let command) = try CommandLineParser.parse(arguments) else {
      throw UsageError(message: "no command", hint: nil, command: nil)
    }
    let defaults = CommandDefaults(root: folder.url.appendingPathComponent("Scenarios"))
    let (complete, problems) = CommandLineParser.applying(defaults, to: command)
    return (complete, problems.map(\.description))
  }

  @Test func `no file, no defaults`() throws {
    let (command, problems) = try applied(nil)
    #expect(problems.isEmpty)
    #expect(command.jobs == nil)
  }

  @Test func `what the file says counts where the command line says nothing`() throws {
    let json = #"{ "note": "ours", "jobs": 4, "timeout": "20s", "strict": true, "report": ["junit=a.xml", "json=b"] }"#
    let (command, problems) = try applied(json, "--timeout=1s")
    #expect(problems.isEmpty)
    #expect(command.jobs == 4)
    #expect(command.timeout == .seconds(1))
    #expect(command.isStrict)
    #expect(command.reports.map(\.path) == ["a.xml", "b"])
    #expect(try applied(json, "--report=json=c").command.reports.map(\.path) == ["c"])
  }

  @Test func `what means nothing to a command is left out there`() throws {
    let (command, problems) = try applied(#"{ "report": "junit=a.xml", "retries": 2 }"#, "list")
    #expect(problems.isEmpty)
    #expect(command.reports.isEmpty)
    #expect(command.retries == 0)
  }

  @Test func `defaults that only workers can follow are left out in process, and still checked`() throws {
    let json = #"{ "jobs": 4, "timeout": "20s", "retries": 2, "max-failures": 3, "flaky": "fail", "strict": true }"#
    let (command, problems) = try applied(json, "--in-process")
    #expect(problems.isEmpty)
    #expect(command.jobs == nil && command.timeout == nil && command.maxFailures == nil)
    #expect(command.retries == 0 && !command.flakyFails)
    #expect(command.isStrict)
    #expect(try applied(#"{ "jobs": 0 }"#, "--in-process").problems.count == 1)
  }

  @Test func `less talk on the command line overrules more talk in the file`() throws {
    let (command, problems) = try applied(#"{ "verbose": true }"#, "--quiet")
    #expect(problems.isEmpty)
    #expect(command.detail == .quiet)
  }

  @Test(arguments: [
    ("[]", "Scenarios/scenario-run.json:1:1: error: expected an object with options, found an array"),
    (#"{ "jbs": 1 }"#, "1:3: error: \"jbs\" is no option that can have a default; did you mean \"jobs\"?"),
    (#"{ "filter": "x" }"#, "1:3: error: \"filter\" is no option that can have a default"),
    (#"{ "jobs": 0 }"#, "1:11: error: `--jobs` is a whole number from 1 to 1000, not `0`"),
    (#"{ "jobs": true }"#, "1:11: error: expected a value as on the command line, found true"),
    (#"{ "strict": 1 }"#, "1:13: error: expected true or false, found a number"),
    (#"{ "report": [1] }"#, "1:14: error: expected a string, found a number"),
    (#"{ "jobs": 1 "#, "error:"),
  ])
  func `a mistake is reported with its place`(json: String, message: String) throws {
    let problems = try applied(json).problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains(message) == true, "\(problems)")
  }
}
