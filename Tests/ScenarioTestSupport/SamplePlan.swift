import ScenarioDocuments

/// Plans without documents.
package enum SamplePlan {
  package static func plan(_ identities: [String], expectedFailures: [String: String] = [:]) -> Plan {
    Plan(
      runs: identities.map { text in
        let identity = RunIdentity(parsing: text)!
        let file = "Scenarios/\(identity.path).json"
        return PlannedRun(
          identity: identity, component: "App", title: nil, tags: [], documentFile: file,
          location: SourceLocation(file: file, line: 1, column: 1), arguments: nil,
          environment: ResolvedEnvironment(name: identity.environment), steps: [],
          expectedFailure: expectedFailures[text], timeout: nil, isIsolated: false)
      })
  }
}
