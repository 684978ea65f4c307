import PreviewKit
import ScenarioSupport

/// Expectations, which say more than other steps.
extension StepReader {
  func expectation() -> Step.Action? {
    guard let target = target() else { return nil }
    var expectation = ElementExpectation(states: [])
    if let node = adverb("is") {
      expectation.states = (node.array ?? [node]).compactMap(state)
    }
    expectation.value = adverb("value").flatMap { parser.match($0, "\"value\"") }
    if let node = adverb("text") {
      expectation.outline = outline(node)
      if expectation.outline == nil, node.array == nil { expectation.text = parser.match(node, "\"text\"") }
    }
    if let node = adverb("count"), !parser.isOpen(node) {
      expectation.count = checker.integer(node, "\"count\"", in: 0...Int.max)
    }
    let hasOther = adverb("value") != nil || adverb("text") != nil || adverb("count") != nil
    if expectation.states.contains(.absent), expectation.states.count > 1 || hasOther, let node = adverb("is") {
      checker.error(at: node.location, "what is \"absent\" cannot be anything else", hint: "write two steps")
    }
    if expectation.states.isEmpty, !hasOther { expectation.states = [.present] }
    return .expect(target, expectation)
  }

  /// The lines of an outline, or nil when `node` is not such a text or is invalid.
  private func outline(_ node: JSONNode) -> OutlinePattern? {
    let pattern: OutlinePattern
    if let array = node.array {
      let lines = array.compactMap { checker.text($0, "a line of \"text\"") }
      guard lines.count == array.count else { return nil }
      pattern = OutlinePattern(lines: lines)
    } else {
      guard let text = node.string, OutlinePattern.isOutline(text) else { return nil }
      pattern = OutlinePattern(text)
    }
    guard pattern.lines.contains(where: { $0 != OutlinePattern.anything }) else {
      checker.error(at: node.location, "\"text\" has no line to look for")
      return nil
    }
    if parser.isTemplate, pattern.lines.contains(where: Template.hasParameter) { return pattern }
    for line in pattern.lines {
      do throws(InvalidExpression) {
        _ = try OutlineLineMatcher(line)
      } catch {
        checker.error(at: node.location, error.message)
        return nil
      }
    }
    return pattern
  }

  private func state(_ node: JSONNode) -> ElementExpectation.State? {
    guard let word = checker.text(node, "\"is\""), !parser.isOpen(node) else { return nil }
    if let state = ElementExpectation.State(rawValue: word) { return state }
    let words = ElementExpectation.State.allCases.map(\.rawValue)
    let hint = Suggestion.hint(for: word, in: words, kind: "states")
    checker.error(at: node.location, "unknown state \(word.quoted)", hint: hint)
    return nil
  }

  func callsExpectation() -> Step.Action? {
    guard let elements = checker.array(node, "\"expectCalls\"") else { return nil }
    let isExact = adverb("exactly").flatMap { checker.bool($0, "\"exactly\"") } ?? false
    let isOrdered = adverb("order").flatMap { checker.bool($0, "\"order\"") } ?? false
    if elements.isEmpty, !isExact {
      checker.error(
        at: node.location,
        "an empty \"expectCalls\" checks nothing",
        hint: "add \"exactly\": true when there must be no calls"
      )
    }
    return .expectCalls(
      CallsExpectation(calls: elements.compactMap(call), isExact: isExact, isOrdered: isOrdered)
    )
  }

  private func call(_ node: JSONNode) -> CallsExpectation.Call? {
    if let name = node.string { return CallsExpectation.Call(action: name, arguments: nil, at: node.location) }
    guard let object = checker.anyObject(node, "an expected call") else { return nil }
    var members = object.members.filter { $0.key != "note" || $0.value.string == nil }
    var count: Int?
    if members.count > 1, let index = members.firstIndex(where: { $0.key == "times" && $0.value.object == nil }) {
      let times = members.remove(at: index).value
      if !parser.isOpen(times) {
        guard let number = checker.integer(times, "\"times\"", in: 0...Int.max) else { return nil }
        count = number
      }
    }
    guard let member = members.first, members.count == 1 else {
      checker.error(
        at: members.count > 1 ? members[1].keyLocation : node.location,
        "an expected call names one action",
        hint: "write it as { \"createNote\": { \"title\": \"Milk\" } }"
      )
      return nil
    }
    if member.value.bool == true {
      return CallsExpectation.Call(action: member.key, arguments: nil, count: count, at: member.keyLocation)
    }
    guard checker.anyObject(member.value, "the arguments of \(member.key.quoted)") != nil else { return nil }
    return CallsExpectation.Call(
      action: member.key, arguments: member.value, count: count, at: member.keyLocation)
  }
}
