import PreviewKit
import ScenarioTestSupport
import Testing

@testable import ScenarioStage

/// From documents and a catalog to the runs.
@MainActor @Suite struct ScenarioPlanningTests {
  private let player = ScenarioPlayer {
    Component("Subject") { Text("Hello") }
    Component("Broken") { Text("Hello") }
  }

  @Test func `all that is wrong comes at once, and then there is no plan`() throws {
    let folder = try DocumentFolder([
      "environments.json": #"{ "environments": { "local": { "default": true, "values": { "seed": "x" } } } }"#,
      "a.json": #"{ "component": "Subjct", "scenarios": { "s": { "steps": [{ "tpa": "x" }] } } }"#,
      "b.json": #"{ "component": "Subject", "scenarios": { "s": {} }"#,
    ])
    let (plan, diagnostics) = ScenarioPlanning.plan(root: folder.root, catalog: player.catalog)
    #expect(plan == nil)
    #expect(Set(diagnostics.compactMap { $0.location?.file }).count == 3, "\(diagnostics)")
  }

  @Test func `a mistake of the catalog is one too`() throws {
    let catalog = Catalog {
      Component("Subject") { Text("1") }
      Component("Subject") { Text("2") }
    }
    let folder = try DocumentFolder.document(#"{ "component": "Subject", "scenarios": { "s": {} } }"#)
    #expect(ScenarioPlanning.plan(root: folder.root, catalog: catalog).plan == nil)
  }

  @Test func `a component in its matrix values has a text for each`() async throws {
    let player = ScenarioPlayer { Button("Create") {} }
    let folder = try DocumentFolder([
      "environments.json": """
      {
        "environments": {
          "local": { "default": true, "values": { "strings": { "de": { "Create": "Anlegen" } } } }
        },
        "matrix": { "language": { "de": { "locale": "de_DE" }, "fr": { "locale": "fr_FR" } } }
      }
      """,
      "a.json": """
      { "component": "Subject", "matrix": ["language"], "scenarios": { "s": { "steps": [{ "tap": "Create" }] } } }
      """,
    ])
    let played = try await player.play(folder)
    #expect(played.map(\.identity.description) == ["a/s@local", "a/s@local+de", "a/s@local+fr"])
    #expect(!played.contains { !$0.hasPassed })
    #expect(played[0].text == played[2].text)
    #expect(played[1].text.contains(#"Button "Anlegen""#))
  }
}
