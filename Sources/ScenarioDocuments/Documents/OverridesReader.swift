import ScenarioSupport

/// Reads `values`, `actions` and `objects`, which mean the same wherever they stand.
struct OverridesReader {
  let checker: DocumentChecker
  let fixtures: FixtureLibrary
  let folder: [String]

  static let keys = ["values", "actions", "objects", EnvironmentOverrides.mayReachKey]

  func overrides(_ object: JSONObject) -> EnvironmentOverrides {
    var overrides = EnvironmentOverrides()
    if let node = object["values"] { overrides.values = values(node) }
    if let member = object.member(EnvironmentOverrides.mayReachKey) {
      overrides.values.append(
        .init(
          name: EnvironmentOverrides.mayReachKey, location: member.keyLocation,
          value: member.value.isNull ? nil : member.value))
    }
    if let node = object["objects"] { overrides.objects = nodes(node, "\"objects\"") }
    if let node = object["actions"], let actions = checker.anyObject(node, "\"actions\"") {
      overrides.actions = entries(actions) { answers($0) }
    }
    return overrides
  }

  func values(_ node: JSONNode) -> [EnvironmentOverrides.Entry<JSONNode>] {
    nodes(node, "\"values\"")
  }

  private func nodes(_ node: JSONNode, _ what: String) -> [EnvironmentOverrides.Entry<JSONNode>] {
    guard let object = checker.anyObject(node, what) else { return [] }
    return entries(object) { fixtures.resolve($0, in: folder) }
  }

  /// An entry for each key; those whose value makes no sense are left out, `null` is kept as nil.
  private func entries<Value>(
    _ object: JSONObject,
    value read: (JSONNode) -> Value?
  ) -> [EnvironmentOverrides.Entry<Value>] {
    object.members.compactMap { member in
      // A note is text; an object or action may well be named so.
      if member.key == "note", member.value.string != nil { return nil }
      if member.value.isNull { return .init(name: member.key, location: member.keyLocation, value: nil) }
      return read(member.value).map { .init(name: member.key, location: member.keyLocation, value: $0) }
    }
  }

  // MARK: Answers

  private func answers(_ node: JSONNode) -> ActionAnswers? {
    guard let elements = node.array else { return answer(node).map { .always($0) } }
    if elements.isEmpty {
      checker.error(
        at: node.location,
        "an empty list of answers",
        hint: "write one answer for each call, or null for the default"
      )
    }
    return .sequence(elements.compactMap(answer))
  }

  private func answer(_ node: JSONNode) -> ActionAnswer? {
    if let word = node.string {
      if word == "never" { return answer(.never, node, node) }
      checker.error(
        at: node.location,
        "unknown answer \(word.quoted)",
        hint: "write \"never\", or an object with \"returns\", \"throws\" or \"use\""
      )
      return nil
    }
    guard node.object != nil else {
      checker.error(at: node.location, "expected an answer, found \(node.kind)", hint: Self.example)
      return nil
    }
    let outcomes = ["returns", "throws", "use", "never"]
    guard let object = checker.object(node, "an answer", keys: outcomes + ["after", "when"]) else { return nil }
    let after = object["after"].map { checker.duration($0, "\"after\"") }
    let members = object.members.filter { outcomes.contains($0.key) }
    guard let member = members.first, members.count == 1 else {
      if members.count > 1 {
        let names = members.map(\.key.quoted).joined(separator: " and ")
        checker.error(at: members[1].keyLocation, "an answer ends one way, found \(names)", hint: "remove one")
      } else if object.keys.allSatisfy({ $0 == "note" || $0 == "after" || $0 == "when" }) {
        // An unknown key is the mistake here, and it has been reported already.
        checker.error(at: node.location, "the answer does not say how it ends", hint: Self.example)
      }
      return nil
    }
    guard let outcome = outcome(member) else { return nil }
    var answer = answer(outcome, node, member.value)
    answer.after = after ?? nil
    if let when = object["when"], checker.anyObject(when, "\"when\"") != nil { answer.when = when }
    return answer
  }

  private static let example =
    "write { \"returns\": … }, { \"throws\": \"offline\" }, { \"use\": \"local\" } or \"never\""

  private func answer(_ outcome: ActionAnswer.Outcome, _ node: JSONNode, _ place: JSONNode) -> ActionAnswer {
    ActionAnswer(outcome: outcome, location: node.location, outcomeLocation: place.location)
  }

  private func outcome(_ member: JSONObject.Member) -> ActionAnswer.Outcome? {
    let node = member.value
    switch member.key {
    case "returns":
      return fixtures.resolve(node, in: folder).map { .returns($0) }
    case "use":
      return checker.text(node, "\"use\"").map { .use($0) }
    case "never":
      guard let isNever = checker.bool(node, "\"never\"") else { return nil }
      if isNever { return .never }
      checker.error(at: node.location, "\"never\" can only be true", hint: "remove it")
      return nil
    default:
      return thrown(node).map { .throws($0) }
    }
  }

  private func thrown(_ node: JSONNode) -> ActionAnswer.ThrownError? {
    if node.string != nil {
      return checker.text(node, "\"throws\"").map { ActionAnswer.ThrownError(name: $0) }
    }
    guard node.object != nil else {
      checker.error(
        at: node.location,
        "expected the name of an error for \"throws\", found \(node.kind)",
        hint: "write \"offline\", or { \"name\": …, \"message\": … }"
      )
      return nil
    }
    guard let object = checker.object(node, "\"throws\"", keys: ["name", "message"]) else { return nil }
    guard let nameNode = object["name"] else {
      checker.error(at: node.location, "the error has no \"name\"")
      return nil
    }
    guard let name = checker.text(nameNode, "\"name\"") else { return nil }
    let message = object["message"].flatMap { checker.string($0, "\"message\"") }
    return ActionAnswer.ThrownError(name: name, message: message)
  }
}
