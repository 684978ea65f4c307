import ScenarioSupport

/// Reads a scenario document.
struct DocumentReader {
  let checker: DocumentChecker
  let overrides: OverridesReader

  private static let common = ["environments", "matrix", "arguments", "tags", "timeout", "isolated"]
  private static let documentKeys = ["component", "scenarios", "$schema"] + common + OverridesReader.keys
  private static let scenarioKeys = ["title", "steps", "expectedFailure"] + common + OverridesReader.keys

  func document(_ node: JSONNode, file: String, path: String, scope: DocumentScope) -> ScenarioDocument? {
    if let previews = node.object?.member("previews") {
      checker.error(
        at: previews.keyLocation,
        "documents with \"previews\" are not supported",
        hint: "write a document with \"component\" and \"scenarios\""
      )
      return nil
    }
    guard let object = checker.object(node, "a scenario document", keys: Self.documentKeys) else { return nil }
    let component = component(object, at: node.location)
    let scenarios = scenarios(object, at: node.location, scope: scope)
    let shared = shared(object, scope: scope)
    guard let component else { return nil }
    var document = ScenarioDocument(file: file, path: path, component: component, scope: scope)
    document.environments = shared.environments
    document.matrix = shared.matrix ?? []
    document.arguments = shared.arguments
    document.tags = shared.tags
    document.timeout = shared.timeout
    document.isIsolated = shared.isIsolated ?? false
    document.overrides = shared.overrides
    document.scenarios = scenarios
    return document
  }

  private func component(_ object: JSONObject, at location: SourceLocation) -> NamedReference? {
    guard let node = object["component"] else {
      checker.error(at: location, "missing key \"component\"", hint: "name the component that the scenarios stage")
      return nil
    }
    return checker.text(node, "\"component\"").map { NamedReference(name: $0, location: node.location) }
  }

  private func scenarios(
    _ object: JSONObject,
    at location: SourceLocation,
    scope: DocumentScope
  ) -> [ScenarioDeclaration] {
    let hint = "write { \"shows-the-list\": {} }"
    guard let member = object.member("scenarios") else {
      checker.error(at: location, "missing key \"scenarios\"", hint: hint)
      return []
    }
    guard let scenarios = checker.anyObject(member.value, "\"scenarios\"") else { return [] }
    // A note is text; a scenario may have any name, this one too.
    let members = scenarios.members.filter { !($0.key == "note" && $0.value.string != nil) }
    if members.isEmpty { checker.error(at: member.value.location, "there are no scenarios", hint: hint) }
    let names =
      scenarios.members.count > members.count || members.contains { !Slug.isValid($0.key) }
      ? members.map(\.key) : []
    return members.compactMap { member in
      checker.slug(member.key, at: member.keyLocation, "a scenario", among: names)
      return scenario(member, scope: scope)
    }
  }

  private func scenario(_ member: JSONObject.Member, scope: DocumentScope) -> ScenarioDeclaration? {
    guard let object = checker.object(member.value, "a scenario", keys: Self.scenarioKeys) else { return nil }
    var scenario = shared(object, scope: scope)
    scenario.name = member.key
    scenario.location = member.keyLocation
    scenario.title = object["title"].flatMap { checker.text($0, "\"title\"") }
    scenario.expectedFailure = object["expectedFailure"].flatMap { node in
      if node.bool != nil {
        checker.error(at: node.location, "expected a string for \"expectedFailure\"", hint: "say why it fails")
        return nil
      }
      return checker.text(node, "\"expectedFailure\"")
    }
    if let node = object["steps"], let steps = overrides.fixtures.resolve(node, in: overrides.folder) {
      scenario.steps = StepParser(checker: checker).steps(steps)
    }
    return scenario
  }

  /// What documents and scenarios have in common.
  private func shared(_ object: JSONObject, scope: DocumentScope) -> ScenarioDeclaration {
    var result = ScenarioDeclaration(name: "", location: SourceLocation(file: ""))
    result.environments = references(
      object["environments"],
      "environments",
      known: scope.environments.map(\.name),
      mayBeEmpty: false
    )
    result.matrix = references(object["matrix"], "matrix", known: scope.axes.map(\.name), mayBeEmpty: true)
    result.arguments = object["arguments"].flatMap { overrides.fixtures.resolve($0, in: overrides.folder) }
    result.tags = object["tags"].flatMap { checker.texts($0, "\"tags\"") } ?? []
    if let node = object["timeout"], let timeout = checker.duration(node, "\"timeout\"") {
      if timeout > .zero {
        result.timeout = timeout
      } else {
        checker.error(at: node.location, "the timeout is zero")
      }
    }
    result.isIsolated = object["isolated"].flatMap { checker.bool($0, "\"isolated\"") }
    result.overrides = overrides.overrides(object)
    return result
  }

  private func references(
    _ node: JSONNode?,
    _ key: String,
    known names: @autoclosure () -> [String],
    mayBeEmpty: Bool
  ) -> [NamedReference]? {
    guard let node, let elements = checker.array(node, key.quoted) else { return nil }
    let known = names()
    let kind = key == "matrix" ? ("axis", "axes") : ("environment", "environments")
    if elements.isEmpty, !mayBeEmpty {
      checker.error(at: node.location, "the list \(key.quoted) is empty", hint: "name one, or remove the key")
    }
    var result: [NamedReference] = []
    for element in elements {
      guard let name = checker.text(element, "an element of \(key.quoted)") else { continue }
      if !known.contains(name) {
        let hint = Suggestion.hint(for: name, in: known, kind: kind.1)
        checker.error(at: element.location, "unknown \(kind.0) \(name.quoted)", hint: hint)
      } else if result.contains(where: { $0.name == name }) {
        checker.error(at: element.location, "the \(kind.0) \(name.quoted) is named twice", hint: "remove one")
      } else {
        result.append(NamedReference(name: name, location: element.location))
      }
    }
    return result
  }
}
