import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments

@Suite struct MergingTests {
  private let catalog = CatalogIndex(
    components: ["C": { _ in [] }],
    actions: [
      "load": .init(implementations: ["local"], canThrow: true, canWait: true),
      "save": .init(implementations: ["local", "remote"], canThrow: true, canWait: true),
      "open": .init(canThrow: false, canWait: false, checkReturn: { $0.isNull ? [] : [$0.mismatch("null")] }),
    ],
    values: ["locale": { _ in [] }, "seed": { _ in [] }],
    objects: ["session": { _ in [] }],
    errors: ["offline"]
  )

  /// What a run's environment says, one word for each key.
  private func summary(_ run: PlannedRun?) -> [String: String] {
    guard let environment = run?.environment else { return [:] }
    var result = environment.values.mapValues { $0.value.compactText }
    for (name, entry) in environment.objects { result[name] = entry.value?.compactText ?? "left out" }
    for (name, entry) in environment.actions {
      result[name] = entry.value.all.map { answer in
        switch answer.outcome {
        case .returns(let node): "returns \(node.compactText)"
        case .throws(let error): "throws \(error.name)"
        case .use(let name): "use \(name)"
        case .never: "never"
        }
      }.joined(separator: ", ")
    }
    return result
  }

  private func plan(environments: String, nested: String = "{}", document: String = "", scenario: String = "{}") throws
    -> (run: PlannedRun?, problems: [String])
  {
    let folder = try DocumentFolder([
      "environments.json": "{\"environments\": \(environments)}",
      "n/environments.json": "{\"environments\": \(nested)}",
      "n/a.json": "{\"component\": \"C\", \"environments\": [\"e\"], \(document) \"scenarios\": {\"s\": \(scenario)}}",
    ])
    let (runs, problems) = folder.plan(catalog)
    return (runs.first, problems)
  }

  @Test func `the nearest level wins by key, null returns to the default`() throws {
    let (run, problems) = try plan(
      environments: """
        { "b": { "values": { "locale": "b", "seed": 1 }, "objects": { "session": { "x": 1 } }, "actions": { "load": { "returns": 1 } } },
          "e": { "extends": "b", "values": { "locale": "e" }, "actions": { "save": { "returns": 2 } } } }
        """,
      nested:
        "{ \"e\": { \"values\": { \"locale\": \"n\" } }, \"b\": { \"values\": { \"locale\": \"nb\", \"seed\": 2 } } }",
      document: "\"objects\": { \"session\": null }, \"actions\": { \"load\": { \"returns\": 3 } },",
      scenario: "{ \"actions\": { \"save\": null } }"
    )
    #expect(problems == [])
    #expect(summary(run) == ["locale": "\"n\"", "seed": "2", "session": "left out", "load": "returns 3"])
    let environment = try #require(run?.environment)
    #expect(environment.name == "e")
    #expect(environment.values["seed"]?.origin == "environment \"b\"")
    #expect(environment.values["seed"]?.location.file == "Scenarios/n/environments.json")
    #expect(environment.actions["load"]?.origin == "document")
  }

  @Test func `a star covers every action that can do it`() throws {
    func covered(_ answer: String) throws -> [String: String] {
      summary(try plan(environments: "{ \"e\": { \"actions\": { \"*\": \(answer) } } }").run)
    }
    #expect(try covered("{ \"throws\": \"offline\" }") == ["load": "throws offline", "save": "throws offline"])
    #expect(try covered("{ \"use\": \"remote\" }") == ["save": "use remote"])
    #expect(try covered("{ \"returns\": 1 }") == ["load": "returns 1", "save": "returns 1"])
    #expect(try covered("{ \"returns\": null }").count == 3)
    #expect(try covered("{ \"after\": \"1s\", \"returns\": null }").count == 2)
    #expect(try covered("\"never\"") == ["load": "never", "save": "never"])
    #expect(try covered("[{ \"use\": \"local\" }, { \"use\": \"remote\" }]") == ["save": "use local, use remote"])
  }

  @Test func `a named action beats a star of its own level and of farther ones`() throws {
    let base = "\"b\": { \"actions\": { \"load\": { \"returns\": 1 }, \"*\": { \"use\": \"local\" } } }"
    let same = try plan(environments: "{ \(base), \"e\": { \"extends\": \"b\" } }")
    #expect(summary(same.run) == ["load": "returns 1", "save": "use local"])
    let star = try plan(
      environments: "{ \(base), \"e\": { \"extends\": \"b\", \"actions\": { \"*\": { \"use\": \"remote\" } } } }")
    #expect(summary(star.run) == ["load": "returns 1", "save": "use remote"])
    let nearer = try plan(
      environments: "{ \(base), \"e\": { \"extends\": \"b\", \"actions\": { \"*\": { \"throws\": \"offline\" } } } }")
    #expect(summary(nearer.run) == ["load": "throws offline", "save": "throws offline"])
    let named = try plan(
      environments: "{ \(base), \"e\": { \"extends\": \"b\" } }",
      document: "\"actions\": { \"*\": { \"throws\": \"offline\" } },",
      scenario: "{ \"actions\": { \"save\": { \"returns\": 2 } } }"
    )
    #expect(summary(named.run) == ["load": "throws offline", "save": "returns 2"])
    #expect(named.run?.environment.actions["load"]?.isWildcard == true)
    #expect(named.run?.environment.actions["save"]?.isWildcard == false)
    let none = try plan(
      environments: "{ \(base), \"e\": { \"extends\": \"b\" } }", scenario: "{ \"actions\": { \"*\": null } }")
    #expect(summary(none.run) == [:])
  }

  @Test func `a scenario's arguments replace the document's by key`() throws {
    func arguments(_ document: String, _ scenario: String) throws -> String? {
      try plan(
        environments: "{ \"e\": {} }",
        document: "\"arguments\": \(document),",
        scenario: "{ \"arguments\": \(scenario) }"
      ).run?.arguments?.compactText
    }
    #expect(try arguments("{ \"a\": 1, \"b\": [1, 2] }", "{ \"b\": [3], \"c\": 4 }") == "{\"a\":1,\"b\":[3],\"c\":4}")
    #expect(try arguments("{ \"a\": 1, \"b\": 2 }", "{ \"a\": null }") == "{\"b\":2}")
    #expect(try arguments("{ \"a\": 1 }", "[1]") == "[1]")
    let plain = try plan(environments: "{ \"e\": {} }")
    #expect(plain.run != nil && plain.run?.arguments == nil)
  }
}
