import Foundation
import PreviewKit
import ScenarioSupport

/// Makes steps of JSON.
struct StepParser {
  let checker: DocumentChecker

  /// Whether strings may still hold parameters: then a string stands for anything.
  var isTemplate = false

  var supported = StepVerb.supported

  /// How often `repeat` may repeat.
  static let mostRepetitions = 10_000

  /// How often `tap` may tap, and how far `adjust` may go at once.
  static let mostTaps = 100
  static let mostAdjustments = 10_000

  func steps(_ node: JSONNode, _ what: String = "\"steps\"") -> [Step] {
    checker.array(node, what)?.compactMap(step) ?? []
  }

  private func step(_ node: JSONNode) -> Step? {
    if let word = node.string { return bareStep(word, node) }
    guard let object = checker.anyObject(node, "a step") else { return nil }
    let verbs = object.members.filter { StepVerb.named($0.key).map(supported.contains) == true }
    // `search` and `select` may be verbs and words of other steps alike; the first verb that allows the others wins.
    let candidates = verbs.filter { verb in
      verbs.allSatisfy { $0.key == verb.key || StepVerb.named(verb.key)?.adverbs.contains($0.key) == true }
    }
    guard let member = candidates.first, let verb = StepVerb.named(member.key) else {
      reportVerb(of: object, verbs: verbs, at: node.location)
      return nil
    }
    _ = checker.object(node, "a \(verb.rawValue.quoted) step", keys: [verb.rawValue] + verb.adverbs)
    guard let action = action(verb, member.value, object) else { return nil }
    return Step(action, at: node.location)
  }

  private func reportVerb(of object: JSONObject, verbs: [JSONObject.Member], at location: SourceLocation) {
    if verbs.count > 1 {
      let names = verbs.map(\.key.quoted).joined(separator: " and ")
      checker.error(at: verbs[1].keyLocation, "a step has one verb, found \(names)", hint: "write two steps")
      return
    }
    let members = object.members.filter { $0.key != "note" }
    guard let first = members.first(where: { Suggestion.nearest(to: $0.key, in: words) != nil }) ?? members.first else {
      checker.error(at: location, "the step is empty", hint: verbHint)
      return
    }
    unknownVerb(first.key, at: first.keyLocation)
  }

  private func unknownVerb(_ word: String, at location: SourceLocation) {
    if let nearest = Suggestion.nearest(to: word, in: words) {
      checker.error(at: location, "unknown step \(word.quoted)", hint: "did you mean \(nearest.quoted)?")
    } else {
      checker.error(at: location, "unknown step \(word.quoted)", hint: verbHint)
    }
  }

  private var words: [String] {
    StepVerb.allCases.filter(supported.contains).map(\.rawValue)
  }

  private var verbHint: String {
    "the verbs are " + words.map(\.quoted).joined(separator: ", ")
  }

  private func bareStep(_ word: String, _ node: JSONNode) -> Step? {
    guard let verb = StepVerb.named(word), supported.contains(verb) else {
      unknownVerb(word, at: node.location)
      return nil
    }
    guard verb.standsAlone else {
      checker.error(
        at: node.location,
        "the step \(word.quoted) needs an argument",
        hint: "write it as { \(word.quoted): … }"
      )
      return nil
    }
    return standalone(verb).map { Step($0, at: node.location) }
  }

  private func standalone(_ verb: StepVerb) -> Step.Action? {
    switch verb {
    case .submit: .submit(nil)
    case .refresh: .refresh(nil)
    case .scroll: .scroll(nil)
    case .dismiss: .dismiss
    case .back: .back
    case .settle: .settle
    default: nil
    }
  }

  // MARK: Verbs

  private func action(_ verb: StepVerb, _ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    if verb.standsAlone {
      if node.bool == true { return standalone(verb) }
      if !verb.takesArgument {
        checker.error(
          at: node.location,
          "the step \(verb.rawValue.quoted) has no argument, found \(node.kind)",
          hint: "write \(verb.rawValue.quoted) alone"
        )
        return nil
      }
    }
    switch verb {
    case .tap: return tap(node, object)
    case .longPress: return target(node).map { .longPress($0) }
    case .clear: return target(node).map { .clear($0) }
    case .delete: return target(node).map { .delete($0) }
    case .focus: return target(node).map { .focus($0) }
    case .submit: return target(node).map { .submit($0) }
    case .refresh: return target(node).map { .refresh($0) }
    case .scroll: return target(node).map { .scroll($0) }
    case .type: return type(node, object)
    case .toggle: return toggle(node, object)
    case .select: return select(node, object)
    case .adjust: return adjust(node, object)
    case .swipe: return swipe(node, object)
    case .move: return move(node, object)
    case .search: return checker.string(node, "\"search\"").map { .search($0) }
    case .drag: return drag(node, object)
    case .open: return open(node)
    case .snapshot: return checker.text(node, "the name of a snapshot").map { .snapshot($0) }
    case .advance: return advance(node)
    case .environment: return environment(node)
    case .scenePhase: return scenePhase(node)
    case .expect: return expect(node, object)
    case .expectCalls: return expectCalls(node, object)
    case .expectPending: return PendingExpectation(node, of: self).map { .expectPending($0) }
    case .run: return run(node, object)
    case .repeat: return repetition(node, object)
    case .dismiss, .back, .settle: return standalone(verb)
    }
  }

  /// An adverb that must be there.
  private func adverb(_ key: String, of verb: JSONNode, _ object: JSONObject, example: String) -> JSONNode? {
    if let node = object[key] { return node }
    checker.error(at: verb.location, "the step lacks \(key.quoted)", hint: "write it as \(example)")
    return nil
  }

  private func isOpen(_ node: JSONNode) -> Bool {
    isTemplate && node.string.map(Template.hasParameter) == true
  }

  private func tap(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    guard let target = target(node) else { return nil }
    guard let times = object["times"], !isOpen(times) else { return .tap(target) }
    guard let count = checker.integer(times, "\"times\"", in: 1...Self.mostTaps) else { return nil }
    return count == 1 ? .tap(target) : .multipleTap(target, times: count)
  }

  private func type(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    let text = checker.string(node, "the text of \"type\"")
    let into = adverb("into", of: node, object, example: "{ \"type\": \"Milk\", \"into\": \"Title\" }").flatMap(target)
    guard let text, let into else { return nil }
    return .type(text, into: into)
  }

  private func toggle(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    guard let target = target(node) else { return nil }
    guard let to = object["to"], !isOpen(to) else { return .toggle(target, to: nil) }
    if let isOn = to.bool { return .toggle(target, to: isOn) }
    switch to.string {
    case "on": return .toggle(target, to: true)
    case "off": return .toggle(target, to: false)
    default:
      checker.error(at: to.location, "expected \"on\" or \"off\" for \"to\", found \(to.compactText)")
      return nil
    }
  }

  private func select(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    guard let option = checker.string(node, "the option of \"select\"") else { return nil }
    guard let place = object["in"] else { return .select(option, in: nil) }
    return target(place).map { .select(option, in: $0) }
  }

  private func adjust(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    guard let target = target(node) else { return nil }
    let (by, to) = (object["by"], object["to"])
    guard let amount = by ?? to, by == nil || to == nil else {
      checker.error(at: node.location, "the step needs \"by\" or \"to\"", hint: "by so many steps, or to a value")
      return nil
    }
    if isOpen(amount) { return .adjust(target, .by(0)) }
    guard let number = amount.number?.double else {
      checker.report(amount.mismatch("a number"))
      return nil
    }
    guard by != nil else { return .adjust(target, .to(number)) }
    guard number != 0, number.rounded() == number, abs(number) <= Double(Self.mostAdjustments) else {
      checker.error(
        at: amount.location, "\"by\" is \(amount.compactText)",
        hint: "it is a number of steps: 1, 2, …, or -1, -2, … to go down; use \"to\" for a value")
      return nil
    }
    return .adjust(target, .by(number))
  }

  private func swipe(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    let row = target(node)
    let choice = adverb("choose", of: node, object, example: "{ \"swipe\": \"Milk\", \"choose\": \"Pin\" }")
      .flatMap { checker.text($0, "\"choose\"") }
    guard let row, let choice else { return nil }
    return .swipe(row, choose: choice)
  }

  private func move(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    guard let row = target(node) else { return nil }
    switch (object["before"], object["after"]) {
    case (let before?, nil): return target(before).map { .move(row, .before($0)) }
    case (nil, let after?): return target(after).map { .move(row, .after($0)) }
    default:
      checker.error(at: node.location, "the step needs \"before\" or \"after\"")
      return nil
    }
  }

  private func drag(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    let example = "{ \"drag\": \"Card\", \"by\": [100, 0] }"
    let target = target(node)
    guard let by = adverb("by", of: node, object, example: example), let target else { return nil }
    if isOpen(by) { return .drag(target, right: 0, down: 0) }
    guard let distance = by.array, distance.count == 2 else {
      checker.error(
        at: by.location, "expected two numbers for \"by\", found \(by.compactText)", hint: "write it as \(example)")
      return nil
    }
    let numbers = distance.compactMap { node -> Double? in
      if isOpen(node) { return 0 }
      if let number = node.number?.double { return number }
      checker.report(node.mismatch("a number"))
      return nil
    }
    return numbers.count == 2 ? .drag(target, right: numbers[0], down: numbers[1]) : nil
  }

  private func open(_ node: JSONNode) -> Step.Action? {
    guard let text = checker.text(node, "\"open\"") else { return nil }
    if isOpen(node) || URL(string: text)?.scheme != nil { return .open(text) }
    checker.error(
      at: node.location, "\(text.quoted) is not a URL", hint: "write it with its scheme, like \"notes://note/1\"")
    return nil
  }

  private func advance(_ node: JSONNode) -> Step.Action? {
    if isOpen(node) { return .advance(.zero) }
    return checker.duration(node, "\"advance\"").map { .advance($0) }
  }

  private func environment(_ node: JSONNode) -> Step.Action? {
    guard let values = checker.anyObject(node, "\"environment\"") else { return nil }
    let pairs = values.members.filter { $0.key != "note" }.map { ($0.key, $0.value) }
    return .environment(Dictionary(pairs) { first, _ in first })
  }

  private func scenePhase(_ node: JSONNode) -> Step.Action? {
    guard let phase = checker.text(node, "\"scenePhase\""), !isOpen(node) else { return nil }
    let phases = ["active", "inactive", "background"]
    if phases.contains(phase) { return .scenePhase(phase) }
    let hint = Suggestion.hint(for: phase, in: phases, kind: "phases")
    checker.error(at: node.location, "unknown scene phase \(phase.quoted)", hint: hint)
    return nil
  }

  private func run(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    guard let name = checker.text(node, "the flow of \"run\"") else { return nil }
    guard let with = object["with"] else { return .run(FlowCall(name: name)) }
    return checker.anyObject(with, "\"with\"").map { .run(FlowCall(name: name, arguments: $0)) }
  }

  private func repetition(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    let count = isOpen(node) ? 1 : checker.integer(node, "\"repeat\"", in: 0...Self.mostRepetitions)
    let body = adverb("steps", of: node, object, example: "{ \"repeat\": 3, \"steps\": [ … ] }").map { steps($0) }
    guard let count, let body else { return nil }
    return .repeat(count, body)
  }

  // MARK: Expectations

  private func expect(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    guard let target = target(node) else { return nil }
    var expectation = ElementExpectation(states: [])
    if let node = object["is"] {
      expectation.states = (node.array ?? [node]).compactMap(state)
    }
    expectation.value = object["value"].flatMap { match($0, "\"value\"") }
    if let node = object["text"] {
      expectation.outline = outline(node)
      if expectation.outline == nil, node.array == nil { expectation.text = match(node, "\"text\"") }
    }
    if let node = object["count"], !isOpen(node) {
      expectation.count = checker.integer(node, "\"count\"", in: 0...Int.max)
    }
    let hasOther = object["value"] != nil || object["text"] != nil || object["count"] != nil
    if expectation.states.contains(.absent), expectation.states.count > 1 || hasOther, let node = object["is"] {
      checker.error(at: node.location, "what is \"absent\" cannot be anything else", hint: "write two steps")
    }
    if expectation.states.isEmpty, !hasOther { expectation.states = [.present] }
    return .expect(target, expectation)
  }

  /// The lines of an outline, or nil when `node` is no such text, or a wrong one.
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
    if isTemplate, pattern.lines.contains(where: Template.hasParameter) { return pattern }
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
    guard let word = checker.text(node, "\"is\""), !isOpen(node) else { return nil }
    if let state = ElementExpectation.State(rawValue: word) { return state }
    let words = ElementExpectation.State.allCases.map(\.rawValue)
    let hint = Suggestion.hint(for: word, in: words, kind: "states")
    checker.error(at: node.location, "unknown state \(word.quoted)", hint: hint)
    return nil
  }

  private func expectCalls(_ node: JSONNode, _ object: JSONObject) -> Step.Action? {
    guard let elements = checker.array(node, "\"expectCalls\"") else { return nil }
    let isExact = object["exactly"].flatMap { checker.bool($0, "\"exactly\"") } ?? false
    let isOrdered = object["order"].flatMap { checker.bool($0, "\"order\"") } ?? false
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
      if !isOpen(times) {
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
