import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments

@Suite struct DocumentLoaderTests {
  private let minimal = "{\"component\": \"C\", \"scenarios\": {\"s\": {}}}"

  @Test func `a root that is missing, a file or empty is reported with what to do`() throws {
    let folder = try DocumentFolder()
    #expect(folder.problems.count == 1)
    #expect(folder.problems[0].hasPrefix("Scenarios: error: there are no scenario documents; write one"))
    let missing = DocumentLoader.load(root: folder.root.appending(path: "none"))
    #expect(
      missing.diagnostics.map(\.description)
        == ["none: error: cannot read the scenarios: there is no such folder; name the folder with --root"]
    )
    try folder.write("", to: "file")
    let file = DocumentLoader.load(root: folder.root.appending(path: "file"))
    #expect(file.diagnostics.map(\.message) == ["the scenarios' root is not a folder"])
  }

  @Test func `every json is a document but for the named exceptions`() throws {
    let folder = try DocumentFolder([
      "b/c.json": minimal, "a.json": minimal, "b.json": minimal, "environments.json": "{}", "scenario-run.json": "x",
      "x.schema.json": "x", "fixtures/f.json": "x", "b/fixtures/f.json": "x", "__snapshots__/s.json": "x",
      ".hidden/h.json": "x", ".h.json": "x", "README.md": "x",
    ])
    #expect(folder.problems == [])
    #expect(folder.load().documents.map(\.path) == ["a", "b", "b/c"])
    #expect(folder.load().documents[2].file == "Scenarios/b/c.json")
  }

  @Test func `links are followed, loops are not`() throws {
    let folder = try DocumentFolder(["a/b.json": minimal])
    let manager = FileManager.default
    try manager.createSymbolicLink(at: folder.root.appending(path: "a/loop"), withDestinationURL: folder.root)
    let other = try DocumentFolder(["x.json": minimal])
    try manager.createSymbolicLink(at: folder.root.appending(path: "c"), withDestinationURL: other.root)
    try manager.createSymbolicLink(atPath: folder.root.appending(path: "d.json").path, withDestinationPath: "nowhere")
    #expect(folder.load().documents.map(\.path) == ["a/b", "c/x"])
    #expect(folder.problems == ["Scenarios/d.json: error: cannot read the file: No such file or directory"])
  }

  @Test func `all mistakes of all files are reported at once, in order`() throws {
    let folder = try DocumentFolder([
      "a.json":
        "{\"component\": 1, \"scenario\": {},\n\"scenarios\": {\"S\": {\"titel\": \"\"}, \"s\": {\"tags\": [1, \"\"]}}}",
      "b.json": "{",
      "environments.json": """
      { "environments": { "local": { "extends": "remote" }, "remote": { "extends": "local" }, "x": { "extends": "locl" } } }
      """,
    ])
    #expect(
      folder.problems == [
        "Scenarios/a.json:1:15: error: expected a string for \"component\", found a number",
        "Scenarios/a.json:1:18: error: unknown key \"scenario\" in a scenario document; the other keys are "
          + "\"$schema\", \"environments\", \"matrix\", \"arguments\", \"tags\", \"timeout\", \"isolated\", \"values\", \"actions\", \"objects\", \"mayReach\"",
        "Scenarios/a.json:2:15: error: a scenario \"S\" differs from \"s\" only in case; use small letters a-z, digits and "
          + "\"-\" only, and no \"-\" at the start",
        "Scenarios/a.json:2:21: error: unknown key \"titel\" in a scenario; did you mean \"title\"?",
        "Scenarios/a.json:2:50: error: expected a string for an element of \"tags\", found a number",
        "Scenarios/a.json:2:53: error: an element of \"tags\" is empty",
        "Scenarios/b.json:1:2: error: the file ends inside the object that starts in line 1, column 1; close it with \"}\"",
        "Scenarios/environments.json:1:78: error: the environment extends itself: local → remote → local; "
          + "remove one \"extends\"",
        "Scenarios/environments.json:1:107: error: unknown environment \"locl\"; did you mean \"local\"?",
      ]
    )
  }

  @Test func `names that cannot be part of an identity are rejected`() throws {
    let folder = try DocumentFolder([
      "Big/a.json": minimal, "ok/my doc.json": minimal, "ok/x.json": "{\"component\":\"C\",\"scenarios\":{\"-a\":{}}}",
      "environments.json": "{\"environments\": {\"a_b\": {}}, \"matrix\": {\"é\": {\"D\": {}}}}",
    ])
    #expect(
      folder.load().diagnostics.map { "\($0.location!): \($0.message)" } == [
        "Scenarios/Big: the name \"Big\" of a folder cannot be part of an identity",
        "Scenarios/environments.json:1:19: the name \"a_b\" of an environment cannot be part of an identity",
        "Scenarios/environments.json:1:42: the name \"é\" of a matrix axis cannot be part of an identity",
        "Scenarios/environments.json:1:48: the name \"D\" of a matrix value cannot be part of an identity",
        "Scenarios/ok/my doc.json: the name \"my doc\" of a document cannot be part of an identity",
        "Scenarios/ok/x.json:1:31: the name \"-a\" of a scenario cannot be part of an identity",
      ]
    )
  }

  @Test(
    "mistakes in a document",
    arguments: [
      ("{\"previews\": \"X\"}", "1:2: documents with \"previews\" are not supported"),
      ("[]", "1:1: expected an object for a scenario document, found an array"),
      ("{\"scenarios\": {\"s\": {}}}", "1:1: missing key \"component\""),
      ("{\"component\": \"C\"}", "1:1: missing key \"scenarios\""),
      ("{\"component\": \"C\", \"scenarios\": {}}", "1:33: there are no scenarios"),
      (
        "{\"component\": \"C\", \"environments\": [\"locale\"], \"scenarios\": {\"s\": {}}}",
        "1:37: unknown environment \"locale\""
      ),
      (
        "{\"component\": \"C\", \"environments\": [], \"scenarios\": {\"s\": {}}}",
        "1:36: the list \"environments\" is empty"
      ),
      (
        "{\"component\": \"C\", \"environments\": [\"local\",\"local\"], \"scenarios\": {\"s\": {}}}",
        "1:45: the environment \"local\" is named twice"
      ),
      ("{\"component\": \"C\", \"matrix\": [\"size\"], \"scenarios\": {\"s\": {}}}", "1:31: unknown axis \"size\""),
      ("{\"component\": \"C\", \"scenarios\": {\"s\": {\"timeout\": \"0s\"}}}", "1:51: the timeout is zero"),
      (
        "{\"component\": \"C\", \"scenarios\": {\"s\": {\"timeout\": 3}}}",
        "1:51: \"timeout\": expected a duration such as \"2s\", found a number"
      ),
      (
        "{\"component\": \"C\", \"scenarios\": {\"s\": {\"expectedFailure\": true}}}",
        "1:59: expected a string for \"expectedFailure\""
      ),
      (
        "{\"component\": \"C\", \"scenarios\": {\"s\": {\"isolated\": 1}}}",
        "1:52: expected true or false for \"isolated\", found a number"
      ),
    ])
  func mistakes(text: String, expected: String) throws {
    let problems = try DocumentFolder.document(text).load().diagnostics
    #expect(problems.map { "\($0.location!.line):\($0.location!.column): \($0.message)" } == [expected])
  }

  @Test func `a note is allowed everywhere`() throws {
    let folder = try DocumentFolder([
      "a.json": """
      { "note": "n", "$schema": "x", "component": "C", "values": { "note": "n" }, "actions": { "note": "n", "a": { "note": "n", "returns": 1 } },
        "scenarios": { "note": "n", "s": { "note": "n", "steps": [ { "note": "n", "tap": { "note": "n", "button": true } },
          { "settle": true, "note": "n" }, { "expectCalls": [ { "note": "n", "a": true } ] } ] } } }
      """,
      "environments.json": """
      { "note": "n", "environments": { "note": "n", "e": { "note": "n", "default": true } },
        "matrix": { "note": "n", "x": { "note": "n", "v": { "note": "n" } } }, "steps": { "note": "n", "f": [] } }
      """,
    ])
    #expect(folder.problems == [])
    #expect(folder.load().documents[0].scenarios.map(\.name) == ["s"])
  }

  @Test func `fixtures are found in the nearest folder and may hold others`() throws {
    let folder = try DocumentFolder([
      "a/b.json": """
      { "component": "C", "arguments": { "x": { "$fixture": "one" }, "y": [ { "$fixture": "two", "note": "n" } ] }, "scenarios": { "s": {} } }
      """,
      "fixtures/one.json": "1", "a/fixtures/one.json": "{\"deep\": {\"$fixture\": \"n/three\"}}",
      "fixtures/two.json": "[{\"$fixture\": \"one\"}]", "fixtures/n/three.json": "3",
    ])
    let loaded = folder.load()
    #expect(loaded.diagnostics == [])
    let arguments = try #require(loaded.documents[0].arguments)
    #expect(arguments.compactText == "{\"x\":{\"deep\":3},\"y\":[[1]]}")
    #expect(arguments.object?["x"]?.location.file == "Scenarios/a/fixtures/one.json")
  }

  @Test func `mistakes with fixtures are reported`() throws {
    let folder = try DocumentFolder([
      "a.json": """
      { "component": "C", "scenarios": { "s": {
        "arguments": { "$fixture": "notes/tow" },
        "values": { "a": { "$fixture": "loop" }, "b": { "$fixture": "../x" }, "c": { "$fixture": "bad" } },
        "objects": { "d": { "$fixture": "notes/two", "x": 1 } } } } }
      """,
      "fixtures/notes/two.json": "2", "fixtures/loop.json": "[{\"$fixture\": \"pool\"}]",
      "fixtures/pool.json": "[{\"$fixture\": \"loop\"}]", "fixtures/bad.json": "[1,]",
    ])
    #expect(
      folder.load().diagnostics.map { "\($0.location!): \($0.message); \($0.hint ?? "")" } == [
        "Scenarios/a.json:2:30: there is no fixture \"notes/tow\"; did you mean \"notes/two\"?",
        "Scenarios/a.json:3:63: \"../x\" is not the name of a fixture; write the path below the folder \"fixtures\", "
          + "without \".json\"",
        "Scenarios/a.json:4:48: unknown key \"x\" beside \"$fixture\"; a fixture stands alone; put the key into the fixture's file",
        "Scenarios/fixtures/bad.json:1:3: a comma before \"]\"; remove it: JSON has no trailing commas",
        "Scenarios/fixtures/pool.json:1:15: the fixture holds itself: \"fixtures/loop.json\" → \"fixtures/pool.json\" → "
          + "\"fixtures/loop.json\"; remove one of the references",
      ]
    )
  }

  @Test func `fixtures that grow without bound are stopped`() throws {
    var files = ["a.json": "{\"component\":\"C\",\"arguments\":{\"$fixture\":\"f0\"},\"scenarios\":{\"s\":{}}}"]
    for level in 0..<30 {
      let next = level == 29 ? "1" : "{\"$fixture\":\"f\(level + 1)\"}"
      files["fixtures/f\(level).json"] = "[\(next),\(next)]"
    }
    let problems = try DocumentFolder(files).load().diagnostics
    #expect(problems.contains { $0.message == "the fixtures make more than 1000000 values" })
  }
}
