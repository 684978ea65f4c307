import Foundation
import PreviewKit
import ScenarioSupport

/// Makes steps of JSON.
struct StepParser {
  let checker: DocumentChecker

  /// Whether strings may still hold parameters: then a string stands for anything.
  var isTemplate = false

  func steps(_ node: JSONNode, _ what: String = "\"steps\"") -> [Step] {
    checker.array(node, what)?.compactMap(step) ?? []
  }

  private func step(_ node: JSONNode) -> Step? {
    if let word = node.string { return bareStep(word, node) }
    guard let object = checker.anyObject(node, "a step") else { return nil }
    let verbs = object.members.compactMap { member in StepVerb.named(member.key).map { (verb: $0, member: member) } }
    // `search` and `select` may be verbs and words of other steps alike; the first verb that allows the others wins.
    let chosen = verbs.first { candidate in
      verbs.allSatisfy { other in
        other.verb == candidate.verb || candidate.verb.description.adverbs.contains { $0.name == other.member.key }
      }
    }
    guard let (verb, member) = chosen else {
      reportVerb(of: object, verbs: verbs.map(\.member), at: node.location)
      return nil
    }
    let description = verb.description
    _ = checker.object(node, "a \(verb.rawValue.quoted) step", keys: [verb.rawValue] + description.adverbs.map(\.name))
    if description.argument == .none, member.value.bool != true {
      checker.error(
        at: member.value.location, "the step \(verb.rawValue.quoted) has no argument, found \(member.value.kind)",
        hint: "write \(verb.rawValue.quoted) alone")
      return nil
    }
    for adverb in description.adverbs where adverb.isRequired && object[adverb.name] == nil {
      checker.error(
        at: member.value.location, "the step lacks \(adverb.name.quoted)",
        hint: "write it as \(description.forms[0])")
    }
    let reader = StepReader(parser: self, verb: verb, node: member.value, object: object)
    return description.read(reader).map { Step($0, at: node.location) }
  }

  private func bareStep(_ word: String, _ node: JSONNode) -> Step? {
    guard let verb = StepVerb.named(word) else {
      unknownVerb(word, at: node.location)
      return nil
    }
    let description = verb.description
    guard description.standsAlone else {
      checker.error(
        at: node.location, "the step \(word.quoted) needs an argument", hint: "write it as \(description.forms[0])")
      return nil
    }
    return description.read(StepReader(parser: self, verb: verb, node: node, object: nil))
      .map { Step($0, at: node.location) }
  }

  /// Whether a parameter of a flow stands in the place of a value.
  func isOpen(_ node: JSONNode) -> Bool {
    isTemplate && node.string.map(Template.hasParameter) == true
  }

  // MARK: Words

  private func reportVerb(of object: JSONObject, verbs: [JSONObject.Member], at location: SourceLocation) {
    if verbs.count > 1 {
      let names = verbs.map(\.key.quoted).joined(separator: " and ")
      checker.error(at: verbs[1].keyLocation, "a step has one verb, found \(names)", hint: "write two steps")
      return
    }
    let words = Self.words
    let members = object.members.filter { $0.key != "note" }
    guard let first = members.first(where: { Suggestion.nearest(to: $0.key, in: words) != nil }) ?? members.first else {
      checker.error(at: location, "the step is empty", hint: Self.verbHint)
      return
    }
    unknownVerb(first.key, at: first.keyLocation)
  }

  private func unknownVerb(_ word: String, at location: SourceLocation) {
    let nearest = Suggestion.nearest(to: word, in: Self.words)
    checker.error(
      at: location, "unknown step \(word.quoted)",
      hint: nearest.map { "did you mean \($0.quoted)?" } ?? Self.verbHint)
  }

  private static let words = StepVerb.allCases.map(\.rawValue)

  private static let verbHint = "the verbs are " + words.map(\.quoted).joined(separator: ", ")

  // MARK: Targets

  private static let roleWords = ElementRole.allCases.map(\.jsonName)

  func target(_ node: JSONNode) -> Target? {
    if node.string != nil {
      return checker.text(node, "a target").map { Target(label: .exact($0)) }
    }
    guard let object = node.object else {
      checker.error(
        at: node.location,
        "expected a target, found \(node.kind)",
        hint: "write a label, or { \"button\": \"Create\" }"
      )
      return nil
    }
    var target = Target()
    var hasRole = false
    var isSound = true
    for member in object.members {
      switch member.key {
      case "note": continue
      case "id":
        target.id = checker.text(member.value, "\"id\"")
        isSound = isSound && target.id != nil
      case "in":
        target.container = self.target(member.value)
        isSound = isSound && target.container != nil
      case "nth":
        target.nth = position(member.value)
        isSound = isSound && target.nth != nil
      default:
        guard let role = ElementRole(word: member.key) else {
          let words = Self.roleWords + ["id", "in", "nth"]
          checker.error(
            at: member.keyLocation,
            "unknown role \(member.key.quoted) in a target",
            hint: Suggestion.nearest(to: member.key, in: words).map { "did you mean \($0.quoted)?" }
              ?? "the roles are " + Self.roleWords.map(\.quoted).joined(separator: ", ")
          )
          return nil
        }
        if hasRole {
          checker.error(at: member.keyLocation, "a target has one role", hint: "use \"in\" for what is around it")
          return nil
        }
        hasRole = true
        target.role = role
        guard let label = label(member.value, member.key) else { return nil }
        target.label = label
      }
    }
    if !hasRole, object["id"] == nil {
      checker.error(at: node.location, "the target has no role and no \"id\"", hint: "write { \"button\": \"Create\" }")
      return nil
    }
    return isSound ? target : nil
  }

  private func position(_ node: JSONNode) -> Target.Position? {
    if node.string == "last" { return .last }
    if isOpen(node) { return .last }
    if node.string != nil {
      checker.error(at: node.location, "expected a number from 1 or \"last\" for \"nth\", found \(node.compactText)")
      return nil
    }
    return checker.integer(node, "\"nth\"", in: 1...Int.max).map { .index($0) }
  }

  private func label(_ node: JSONNode, _ role: String) -> TextMatch? {
    if node.bool == true { return .any }
    return match(node, "the label of \(role.quoted)", orAny: true)
  }

  func match(_ node: JSONNode, _ what: String, orAny: Bool = false) -> TextMatch? {
    if let text = node.string { return .exact(text) }
    let choices = "a string, { \"contains\": … } or { \"matches\": … }"
    guard node.object != nil else {
      checker.error(at: node.location, "expected \(orAny ? "true, " : "")\(choices) for \(what), found \(node.kind)")
      return nil
    }
    guard let object = checker.object(node, what, keys: ["contains", "matches"]) else { return nil }
    switch (object["contains"], object["matches"]) {
    case (let part?, nil): return checker.text(part, "\"contains\"").map { .contains($0) }
    case (nil, let pattern?):
      if isOpen(pattern) { return .any }
      return checker.pattern(pattern).map { .matches($0) }
    default:
      checker.error(at: node.location, "\(what) needs \"contains\" or \"matches\", one of them")
      return nil
    }
  }
}
