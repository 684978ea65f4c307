import Foundation
import PreviewKit
import ScenarioTestSupport
import Testing

@testable import ScenarioKit
@testable import ScenarioStage

/// The cases that `swift test` shows.
@MainActor @Suite struct TestPlanTests {
  private let catalog = Catalog { Component("Subject") { Text("Hello") } }

  private func cases(_ root: String, _ variables: [String: String] = [:]) -> [ScenarioCase] {
    TestPlan(catalog: catalog, testFile: root + "/Tests/Some/Test.swift", variables: variables).cases
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "environments": { "local": { "default": true } } }"#, "Scenarios/environments.json")
    try folder.write(#"{ "component": "Subject", "scenarios": { "s": {}, "t": {} } }"#, "Scenarios/a.json")
    return folder
  }

  @Test func `the folder Scenarios is found upward from the test's file`() throws {
    let folder = try Self.folder()
    #expect(cases(folder.url.path).map(\.testDescription) == ["a/s@local", "a/t@local"])
  }

  @Test func `variables name the folder and select`() throws {
    let folder = try Self.folder()
    let variables = ["SCENARIO_ROOT": folder.url.path + "/Scenarios", "SCENARIO_FILTER": "a/t"]
    #expect(cases("/nowhere", variables).map(\.testDescription) == ["a/t@local"])
  }

  @Test func `the filter is one of the filter language, and a bad or an empty one fails`() throws {
    let folder = try Self.folder()
    func filtered(_ filter: String) -> [ScenarioCase] { cases(folder.url.path, ["SCENARIO_FILTER": filter]) }
    #expect(filtered("not scenario(=s)").map(\.testDescription) == ["a/t@local"])
    for filter in ["env(", "nowhere", "failed()"] {
      guard case .broken(let diagnostics)? = filtered(filter).first?.content else {
        Issue.record("\(filter) is taken")
        continue
      }
      #expect(diagnostics.count == 1 && diagnostics[0].message.hasPrefix("SCENARIO_FILTER: "))
    }
  }

  @Test func `without a folder, or with bad documents, there is one case that says so`() throws {
    #expect(cases("/nowhere").map(\.testDescription) == ["documents"])
    let folder = try Self.folder()
    try folder.write("{", "Scenarios/b.json")
    #expect(cases(folder.url.path).map(\.testDescription) == ["documents"])
  }

  @Test func `above a thousand runs a case is a document`() throws {
    let folder = try Self.folder()
    let scenarios = (0..<1_000).map { "\"n\($0)\": {}" }.joined(separator: ", ")
    try folder.write(#"{ "component": "Subject", "scenarios": { \#(scenarios) } }"#, "Scenarios/b.json")
    #expect(cases(folder.url.path).map(\.testDescription) == ["a", "b"])
  }
}
