import Foundation
import Testing

/// What the program says to wrong documents and wrong words, and that it runs nothing then.
@Suite struct BadInputTests {
  @Test func `all mistakes of all documents come at once, with file, line and column`() async throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      {
        "component": "NewNotView",
        "environments": ["locl"],
        "scenarios": { "a": { "steps": [{ "tpa": "x" }], "tilte": "t" } }
      }
      """, to: "Scenarios/notes/one.json")
    try workspace.write(
      "{ \"component\": \"NewNoteView\",\n  \"scenarios\": { \"a\": {}, } }", to: "Scenarios/notes/two.json")
    try workspace.write(
      #"{ "component": "CardView", "arguments": { "title": 1 }, "scenarios": { "a": {} } }"#, to: "Scenarios/three.json"
    )
    let outcome = try await workspace.run()
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    for place in [
      "one.json:2:16:", "one.json:3:20:", "one.json:4:37:", "one.json:4:52:", "two.json:2:25:", "three.json:1:52:",
    ] {
      #expect(outcome.errors.contains(place), "\(place) in\n\(outcome.errors)")
    }
    for hint in ["NewNoteView", "local", "tap", "title"] { #expect(outcome.errors.contains("\"\(hint)\"")) }
    #expect(outcome.errors.contains("nothing was run"))
    #expect(workspace.pending.isEmpty)
  }

  @Test(
    arguments: [
      ("utf-16", [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]), ("latin-1", [0x7B, 0x22, 0xE4, 0x22, 0x3A, 0x31, 0x7D]),
      ("empty", []), ("array", Array("[]".utf8)), ("zero", [0x7B, 0x00, 0x7D]),
    ] as [(String, [UInt8])]) func `bytes that are no document are refused`(name: String, bytes: [UInt8]) async throws
  {
    let workspace = try Workspace()
    try workspace.write(bytes, to: "Scenarios/\(name).json")
    let outcome = try await workspace.run("list")
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("Scenarios/\(name).json"), "\(outcome.errors)")
  }

  @Test func `a document that cannot be read is reported`() async throws {
    let workspace = try Workspace()
    try FileManager.default.createSymbolicLink(
      atPath: workspace.folder.path + "/Scenarios/lost.json", withDestinationPath: "nowhere")
    let outcome = try await workspace.run("list")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Scenarios/lost.json"))
  }

  @Test func `a root that is missing, a file, or empty is an error`() async throws {
    let missing = try Workspace(isEmpty: true)
    #expect(try await missing.run().code == 2)
    try missing.write("", to: "Scenarios")
    #expect(try await missing.run().code == 2)
    let empty = try Workspace(isEmpty: true)
    try FileManager.default.createDirectory(at: empty.scenarios, withIntermediateDirectories: true)
    let outcome = try await empty.run()
    #expect(outcome.code == 2, "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.errors.isEmpty)
  }

  @Test func `a selection that meets nothing is reported`() async throws {
    let workspace = try Workspace()
    for arguments in [["--filter", "zzzz"], ["list", "zzzz"]] {
      let outcome = try await Program.run(arguments, in: workspace.folder)
      #expect(outcome.code == 4)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("zzzz"))
    }
  }

  @Test func `an unknown option or command is bad usage, with the nearest`() async throws {
    let workspace = try Workspace()
    let option = try await workspace.run("--fliter", "x")
    #expect(option.code == 2)
    #expect(option.errors.contains("--filter"))
    let command = try await workspace.run("acept")
    #expect(command.code == 2)
    #expect(command.errors.contains("accept"))
  }

  @Test func `colours come when they are asked for, and NO_COLOR has its way`() async throws {
    let workspace = try Workspace()
    func colours(_ arguments: [String], _ variables: [String: String]) async throws -> Bool {
      let outcome = try await Program.run(
        arguments + ["--filter", "card-view"], in: workspace.folder, variables: variables)
      return outcome.output.contains("\u{1B}[")
    }
    #expect(try await colours(["--color", "always"], [:]))
    #expect(try await colours([], ["CLICOLOR_FORCE": "1"]))
    #expect(try await !colours([], [:]))
    #expect(try await !colours([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
  }

  @Test func `a huge document is read`() async throws {
    let workspace = try Workspace(isEmpty: true)
    try workspace.write(#"{ "environments": { "local": { "default": true } } }"#, to: "Scenarios/environments.json")
    let note = String(repeating: "x", count: 1_000_000)
    let scenarios = (0..<5_000).map { "\"s\($0)\": { \"note\": \"\($0)\" }" }.joined(separator: ",\n")
    try workspace.write(
      "{ \"component\": \"NewNoteView\", \"note\": \"\(note)\", \"scenarios\": {\n\(scenarios)\n} }",
      to: "Scenarios/huge.json")
    let outcome = try await workspace.run("list")
    #expect(outcome.code == 0)
    #expect(outcome.output.split(separator: "\n").count == 5_000)
  }
}
