import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments

@Suite struct PlannerTests {
  private struct Arguments: Decodable { var title: String? }

  private let catalog = CatalogIndex(
    components: [
      "TagsView": { node in node.map { JSONNodeDecoder().diagnostics(decoding: Arguments.self, from: $0) } ?? [] },
      "Strict": { node in node == nil ? [Diagnostic(at: nil, "missing arguments")] : [] },
    ],
    actions: [
      "getTags": .init(
        implementations: ["local"],
        canThrow: true,
        canWait: true,
        checkReturn: { JSONNodeDecoder().diagnostics(decoding: [Int].self, from: $0) }
      ),
      "openURL": .init(canThrow: false, canWait: false),
    ],
    values: ["locale": { JSONNodeDecoder().diagnostics(decoding: String.self, from: $0) }],
    objects: ["session": { JSONNodeDecoder().diagnostics(decoding: [String: Int].self, from: $0) }],
    errors: ["offline"]
  )

  private let environments = """
    { "environments": { "local": { "default": true }, "error": { "default": true }, "slow": {} },
      "matrix": { "language": { "de": { "locale": "de_DE" }, "ar": { "locale": "ar" } }, "size": { "huge": {} } } }
    """

  @Test func `runs are ordered by document, scenario, environment and matrix value`() throws {
    let folder = try DocumentFolder([
      "environments.json": environments,
      "tags/tags-view.json": """
      { "component": "TagsView", "tags": ["t"], "timeout": "5s", "isolated": true, "scenarios": {
        "z": { "title": "Z", "tags": ["t", "u"], "expectedFailure": "known" },
        "a": { "environments": ["slow", "local"], "matrix": ["size", "language"], "timeout": "1s", "isolated": false } } }
      """,
      "b.json": "{ \"component\": \"TagsView\", \"environments\": [\"slow\"], \"scenarios\": { \"s\": {} } }",
    ])
    let (runs, problems) = folder.plan(catalog)
    #expect(problems == [])
    let variants = ["", "+huge", "+de", "+de+huge", "+ar", "+ar+huge"]
    #expect(
      runs.map(\.identity.description) == ["b/s@slow", "tags/tags-view/z@local", "tags/tags-view/z@error"]
        + ["local", "slow"].flatMap { environment in variants.map { "tags/tags-view/a@\(environment)\($0)" } }
    )
    let run = runs[1]
    #expect(run.tags == ["t", "u"] && run.title == "Z" && run.expectedFailure == "known")
    #expect(run.timeout == .seconds(5) && run.isIsolated && run.baseIdentity == nil)
    #expect(run.location.description == "Scenarios/tags/tags-view.json:2:3")
    #expect(run.snapshotPath == "tags/__snapshots__/tags-view/z@local.snap.txt")
    let variant = runs[6]
    #expect(variant.timeout == .seconds(1) && !variant.isIsolated)
    #expect(variant.baseIdentity?.description == "tags/tags-view/a@local")
    #expect(variant.environment.values["locale"]?.value.string == "de_DE")
    #expect(variant.environment.values["locale"]?.origin == "matrix value \"de\"")
  }

  @Test func `what the catalog does not know, or does not take, is reported with its place`() throws {
    let folder = try DocumentFolder([
      "environments.json": """
      { "environments": { "local": { "default": true, "values": { "locale": 1 }, "actions": { "*": { "use": "locl" } } } } }
      """,
      "a.json": """
      { "component": "TagView", "scenarios": { "s": {} } }
      """,
      "b.json": """
      { "component": "TagsView",
        "arguments": { "titel": "" },
        "values": { "local": "x" },
        "objects": { "session": { "x": "y" }, "sesion": {} },
        "actions": { "getTag": { "returns": [] }, "openURL": { "throws": "offline" }, "*": { "throws": "oflline" } },
        "scenarios": { "s": { "actions": { "getTags": [ { "returns": [true] }, { "use": "remote" }, { "throws": "on" } ],
          "openURL": "never" },
          "steps": [ { "environment": { "locale": 2 } }, { "expectCalls": [ "getTgs" ] } ] } } }
      """,
      "c.json": "{ \"component\": \"Strict\", \"scenarios\": { \"s\": {} } }",
    ])
    #expect(
      folder.plan(catalog).problems == [
        "Scenarios/a.json:1:16: error: unknown component \"TagView\"; did you mean \"TagsView\"?",
        "Scenarios/b.json:2:18: error: unknown key \"titel\"; did you mean \"title\"?",
        "Scenarios/b.json:3:15: error: unknown environment value \"local\"; did you mean \"locale\"?",
        "Scenarios/b.json:4:34: error: expected a whole number, found a string",
        "Scenarios/b.json:4:41: error: unknown object \"sesion\"; did you mean \"session\"?",
        "Scenarios/b.json:5:16: error: unknown action \"getTag\"; did you mean \"getTags\"?",
        "Scenarios/b.json:5:68: error: the action \"openURL\" cannot throw; use \"returns\"",
        "Scenarios/b.json:5:98: error: unknown error \"oflline\"; did you mean \"offline\"?",
        "Scenarios/b.json:6:65: error: expected a whole number, found true",
        "Scenarios/b.json:6:83: error: the action \"getTags\" has no implementation \"remote\"; "
          + "the implementations are \"local\"",
        "Scenarios/b.json:6:107: error: unknown error \"on\"; the catalog's errors are \"offline\"",
        "Scenarios/b.json:7:16: error: the action \"openURL\" is not async, so its answer cannot take time; give it an answer",
        "Scenarios/b.json:8:45: error: expected a string, found a number",
        "Scenarios/b.json:8:71: error: unknown action \"getTgs\"; did you mean \"getTags\"?",
        "Scenarios/c.json:1:41: error: missing arguments",
        "Scenarios/environments.json:1:71: error: expected a string, found a number",
        "Scenarios/environments.json:1:103: error: unknown implementation \"locl\"; did you mean \"local\"?",
      ]
    )
  }

  @Test func `a document that runs nowhere is reported with what to do`() throws {
    let document = "{ \"component\": \"TagsView\", \"scenarios\": { \"s\": {} } }"
    let bare = try DocumentFolder(["a.json": document])
    #expect(
      bare.plan(catalog).problems == [
        "Scenarios/a.json:1:16: error: the document runs in no environment: it names none, and none is a default one; "
          + "write an environments.json with { \"environments\": { \"local\": { \"default\": true } } }"
      ]
    )
    try bare.write("{\"environments\": {\"local\": {}}}", to: "environments.json")
    #expect(bare.plan(catalog).problems.first?.hasSuffix("or \"default\": true in environments.json") == true)
  }

  @Test func `an identity has at most 200 bytes`() throws {
    let name = String(repeating: "n", count: 192)
    let text = "{ \"component\": \"TagsView\", \"scenarios\": { \"\(name)\": {}, \"\(name)n\": {} } }"
    let (runs, problems) = try DocumentFolder.document(text).plan(catalog)
    #expect(runs.map(\.identity.description.utf8.count) == [200])
    #expect(problems.count == 1 && problems[0].contains("has 201 bytes, 200 are allowed"))
  }

  @Test func `values of two axes may not share a name`() throws {
    let folder = try DocumentFolder([
      "a.json": "{ \"component\": \"TagsView\", \"scenarios\": { \"s\": {} } }",
      "environments.json": """
      { "environments": { "local": { "default": true } }, "matrix": { "a": { "x": {} }, "b": { "x": {} } } }
      """,
    ])
    #expect(
      folder.problems == [
        "Scenarios/environments.json:1:90: error: the value \"x\" of axis \"b\" is also one of axis \"a\"; "
          + "identities name the values alone: give it another name"
      ]
    )
  }

  @Test func `a matrix that explodes is refused`() throws {
    let axes = (0..<6).map { axis in
      "\"a\(axis)\": {" + (0..<9).map { "\"v\(axis)\($0)\": {}" }.joined(separator: ",") + "}"
    }
    let folder = try DocumentFolder([
      "a.json": """
      { "component": "TagsView", "matrix": ["a0","a1","a2","a3","a4","a5"], "scenarios": { "s": {} } }
      """,
      "environments.json": """
      { "environments": { "local": { "default": true } }, "matrix": { \(axes.joined(separator: ",")) } }
      """,
    ])
    #expect(folder.plan(catalog).problems.map { $0.contains("multiplies each run by more than 10000") } == [true])
  }

  @Test func `ten thousand runs check each declaration once`() throws {
    let checks = Counter()
    var catalog = catalog
    catalog.values["locale"] = { _ in
      checks.count += 1
      return []
    }
    catalog.components["TagsView"] = { _ in
      checks.arguments += 1
      return []
    }
    let scenarios = (0..<5_000).map { "\"s\($0)\": { \"steps\": [ { \"tap\": \"A\" } ] }" }.joined(separator: ",\n")
    let folder = try DocumentFolder([
      "a.json": "{ \"component\": \"TagsView\", \"values\": { \"locale\": \"x\" }, \"scenarios\": { \(scenarios) } }",
      "environments.json": environments,
    ])
    let (runs, problems) = folder.plan(catalog)
    #expect(problems == [])
    #expect(runs.count == 10_000)
    #expect(checks.count == 3 && checks.arguments == 1)
  }

  private final class Counter {
    var count = 0
    var arguments = 0
  }
}
