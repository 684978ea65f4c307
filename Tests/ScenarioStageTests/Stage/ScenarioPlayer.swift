import PreviewKit
import ScenarioTestSupport
import Testing

@testable import ScenarioStage

/// Plays documents on a catalog as a runner does, from the JSON to the text of the run, without comparing it.
@MainActor struct ScenarioPlayer {
  let catalog: Catalog

  init(@CatalogBuilder _ entries: () -> [any CatalogEntry]) {
    catalog = Catalog(entries)
  }

  /// A catalog with one component, `Subject`, which has no arguments.
  init<Content: View>(_ view: @escaping @MainActor () -> Content) {
    self.init { Component("Subject") { view() } }
  }

  /// Plays one scenario of `Subject`.
  ///
  /// - Parameters:
  ///   - steps: The elements of the array, without brackets.
  ///   - more: Further members of the scenario, such as `"actions": { … }`.
  func play(_ steps: String = "", _ more: String = "", flows: String = "{}") async throws -> PlayedScenario {
    let members = [#""steps": [\#(steps)]"#, more].filter { !$0.isEmpty }.joined(separator: ",\n")
    let folder = try DocumentFolder([
      "environments.json": """
      { "environments": { "local": { "default": true } }, "steps": \(flows) }
      """,
      "a.json": """
      { "component": "Subject", "scenarios": { "s": { \(members) } } }
      """,
    ])
    return try #require(await play(folder).first)
  }

  /// Plays everything that the documents of a folder plan.
  func play(_ folder: DocumentFolder) async throws -> [PlayedScenario] {
    let (plan, diagnostics) = ScenarioPlanning.plan(root: folder.root, catalog: catalog)
    try #require(diagnostics.isEmpty, "\(diagnostics.map(\.description))")
    var played: [PlayedScenario] = []
    for run in try #require(plan).runs {
      played.append(
        PlayedScenario(identity: run.identity, result: await StageRunner.run(run, of: catalog, isAlone: false)))
    }
    return played
  }

  /// What is wrong with a scenario of `Subject` that cannot be planned.
  func mistakes(_ steps: String = "", _ more: String = "") throws -> [String] {
    let members = [#""steps": [\#(steps)]"#, more].filter { !$0.isEmpty }.joined(separator: ",\n")
    let folder = try DocumentFolder([
      "environments.json": #"{ "environments": { "local": { "default": true } } }"#,
      "a.json": """
      { "component": "Subject", "scenarios": { "s": { \(members) } } }
      """,
    ])
    return ScenarioPlanning.plan(root: folder.root, catalog: catalog).diagnostics.map(\.message)
  }
}
