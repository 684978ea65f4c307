import ScenarioSupport

/// Reads an `environments.json`.
struct EnvironmentsReader {
  let checker: DocumentChecker
  let overrides: OverridesReader

  func file(_ node: JSONNode, file name: String) -> EnvironmentsFile {
    var file = EnvironmentsFile(file: name)
    let keys = ["environments", "matrix", "steps", "$schema"]
    guard let object = checker.object(node, "an environments.json", keys: keys) else { return file }
    file.environments = named(object["environments"], "\"environments\"", "an environment", environment)
    file.matrix = named(object["matrix"], "\"matrix\"", "a matrix axis", axis)
    if let node = object["steps"], let flows = checker.anyObject(node, "\"steps\"") {
      file.flows = flows.members.compactMap { $0.key == "note" && $0.value.string != nil ? nil : flow($0) }
    }
    return file
  }

  /// The members of an object whose keys become part of identities.
  private func named<Value>(
    _ node: JSONNode?,
    _ what: String,
    _ member: String,
    _ read: (JSONObject.Member) -> Value?
  ) -> [Value] {
    guard let node, let object = checker.anyObject(node, what) else { return [] }
    let members = object.members.filter { !($0.key == "note" && $0.value.string != nil) }
    let names = members.map(\.key)
    return members.compactMap {
      checker.slug($0.key, at: $0.keyLocation, member, among: names)
      return read($0)
    }
  }

  private func environment(_ member: JSONObject.Member) -> EnvironmentDeclaration? {
    let keys = ["default", "extends"] + OverridesReader.keys
    guard let object = checker.object(member.value, "an environment", keys: keys) else { return nil }
    let base = object["extends"].flatMap { node in
      checker.text(node, "\"extends\"").map { NamedReference(name: $0, location: node.location) }
    }
    return EnvironmentDeclaration(
      name: member.key,
      location: member.keyLocation,
      isDefault: object["default"].flatMap { checker.bool($0, "\"default\"") },
      extends: base,
      overrides: overrides.overrides(object)
    )
  }

  private func axis(_ member: JSONObject.Member) -> MatrixAxis? {
    guard member.value.object != nil else {
      _ = checker.anyObject(member.value, "the axis \(member.key.quoted)")
      return nil
    }
    let values = named(member.value, "the axis \(member.key.quoted)", "a matrix value") { value in
      var overrides = EnvironmentOverrides()
      overrides.values = self.overrides.values(value.value)
      return MatrixAxis.Value(name: value.key, location: value.keyLocation, overrides: overrides)
    }
    if values.isEmpty { checker.error(at: member.keyLocation, "the axis \(member.key.quoted) has no values") }
    return MatrixAxis(name: member.key, location: member.keyLocation, values: values)
  }

  private func flow(_ member: JSONObject.Member) -> Flow? {
    guard let body = overrides.fixtures.resolve(member.value, in: overrides.folder) else { return nil }
    _ = StepParser(checker: checker, isTemplate: true).steps(body, "the flow \(member.key.quoted)")
    guard body.array != nil else { return nil }
    return Flow(
      name: member.key,
      location: member.keyLocation,
      body: body,
      parameters: Template.parameters(in: body)
    )
  }
}
