/// A question about one side of a run: `env(=error)`.
struct FilterPredicate {
  /// What it looks at.
  enum Kind: String, CaseIterable {
    case scenario
    case component
    case environment = "env"
    case value
    case tag
    case path

    /// What other tools, or the words of our own documents, call it.
    static let otherNames: [String: Kind] = [
      "environment": .environment, "environments": .environment, "test": .scenario, "name": .scenario,
      "identity": .scenario, "id": .scenario, "document": .path, "file": .path, "folder": .path, "axis": .value,
      "matrix": .value, "tags": .tag, "components": .component, "view": .component,
    ]

    /// What is looked at, for messages about a run that has none: `the tag`.
    var noun: String {
      switch self {
      case .scenario: "scenario"
      case .component: "component"
      case .environment: "environment"
      case .value: "matrix value"
      case .tag: "tag"
      case .path: "document"
      }
    }
  }

  var kind: Kind
  var matcher: FilterMatcher

  func matches(_ subject: borrowing FilterSubject) -> Bool {
    switch kind {
    case .scenario:
      if matcher.matches(subject.textString) { return true }
      guard case .exact(let text) = matcher else { return false }
      return subject.identity?.scenario == text
    case .component: return subject.component.map(matcher.matches) ?? false
    case .environment: return subject.identity.map { matcher.matches($0.environment) } ?? false
    case .value: return subject.identity?.axisValues.contains(where: matcher.matches) ?? false
    case .tag: return subject.tags.contains(where: matcher.matches)
    case .path:
      guard let document = subject.document else { return false }
      return matcher.matches(document) || matcher.matches(document + ".json")
    }
  }
}
