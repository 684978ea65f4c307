import PreviewKit
import Foundation
import ScenarioSupport

/// One step as JSON, with the readings that verbs need. Each returns nil after reporting what is wrong.
struct StepReader {
  let parser: StepParser
  let verb: StepVerb

  /// What stands behind the verb; the whole step when it is a bare string.
  let node: JSONNode

  /// The step with its adverbs; nil when it is a bare string.
  let object: JSONObject?

  var checker: DocumentChecker { parser.checker }

  private var quotedVerb: String { verb.rawValue.quoted }

  // MARK: What stands behind the verb

  func target() -> Target? { parser.target(node) }

  /// The target; nil inside for a step without one.
  func optionalTarget() -> Target?? {
    guard object != nil, node.bool != true else { return .some(nil) }
    return target().map { .some($0) }
  }

  func string(_ what: String? = nil) -> String? { checker.string(node, what ?? quotedVerb) }

  /// A string that is not empty.
  func text(_ what: String? = nil) -> String? { checker.text(node, what ?? quotedVerb) }

  /// One of some words, which messages call `what` and `kind`.
  func word(of words: [String], _ what: String, _ kind: String) -> String? {
    guard let word = text(), !parser.isOpen(node) else { return nil }
    if words.contains(word) { return word }
    let hint = Suggestion.hint(for: word, in: words, kind: kind)
    checker.error(at: node.location, "unknown \(what) \(word.quoted)", hint: hint)
    return nil
  }

  func url() -> String? {
    guard let text = text() else { return nil }
    if parser.isOpen(node) || URL(string: text)?.scheme != nil { return text }
    checker.error(
      at: node.location, "\(text.quoted) is not a URL",
      hint: "write it with its scheme, like \"notes://note/1\"")
    return nil
  }

  func duration() -> Duration? {
    parser.isOpen(node) ? .zero : checker.duration(node, quotedVerb)
  }

  /// An object whose keys the document chooses.
  func names() -> [String: JSONNode]? {
    guard let values = checker.anyObject(node, quotedVerb) else { return nil }
    let pairs = values.members.filter { $0.key != "note" }.map { ($0.key, $0.value) }
    return Dictionary(pairs) { first, _ in first }
  }

  func flowCall() -> FlowCall? {
    guard let name = text("the flow of \"run\"") else { return nil }
    guard let with = adverb("with") else { return FlowCall(name: name) }
    return checker.anyObject(with, "\"with\"").map { FlowCall(name: name, arguments: $0) }
  }

  func repetition() -> Step.Action? {
    let count =
      parser.isOpen(node) ? 1 : checker.integer(node, quotedVerb, in: 0...StepVerb.mostRepetitions)
    let body = adverb("steps").map { parser.steps($0) }
    guard let count, let body else { return nil }
    return .repeat(count, body)
  }

  // MARK: Adverbs

  /// The value of an adverb. The parser has already reported a missing adverb that is required.
  func adverb(_ name: String) -> JSONNode? { object?[name] }

  func target(_ adverb: String) -> Target? { self.adverb(adverb).flatMap(parser.target) }

  /// A string that is not empty.
  func text(adverb: String) -> String? {
    self.adverb(adverb).flatMap { checker.text($0, adverb.quoted) }
  }

  func taps(_ target: Target) -> Step.Action? {
    guard let times = adverb("times"), !parser.isOpen(times) else { return .tap(target) }
    guard let count = checker.integer(times, "\"times\"", in: 1...StepVerb.mostTaps) else {
      return nil
    }
    return count == 1 ? .tap(target) : .multipleTap(target, times: count)
  }

  /// The side of a toggle; nil inside for the other one.
  func side() -> Bool?? {
    guard let to = adverb("to"), !parser.isOpen(to) else { return .some(nil) }
    if let isOn = to.bool { return isOn }
    switch to.string {
    case "on": return true
    case "off": return false
    default:
      checker.error(
        at: to.location, "expected \"on\" or \"off\" for \"to\", found \(to.compactText)")
      return nil
    }
  }

  func adjustment() -> Step.Adjustment? {
    let (by, to) = (adverb("by"), adverb("to"))
    guard let amount = by ?? to, by == nil || to == nil else {
      checker.error(
        at: node.location, "the step needs \"by\" or \"to\"",
        hint: "by a number of steps, or to a value")
      return nil
    }
    if parser.isOpen(amount) { return .by(0) }
    guard let number = amount.number?.double else {
      checker.report(amount.mismatch("a number"))
      return nil
    }
    guard by != nil else { return .to(number) }
    guard number != 0, number.rounded() == number, abs(number) <= Double(StepVerb.mostAdjustments)
    else {
      checker.error(
        at: amount.location, "\"by\" is \(amount.compactText)",
        hint: "it is a number of steps: 1, 2, …, or -1, -2, … to go down; use \"to\" for a value")
      return nil
    }
    return .by(number)
  }

  func destination() -> Step.Destination? {
    switch (adverb("before"), adverb("after")) {
    case (let before?, nil): return parser.target(before).map { .before($0) }
    case (nil, let after?): return parser.target(after).map { .after($0) }
    default:
      checker.error(at: node.location, "the step needs \"before\" or \"after\"")
      return nil
    }
  }

  /// Points to the right, and down.
  func distance() -> (right: Double, down: Double)? {
    guard let by = adverb("by") else { return nil }
    if parser.isOpen(by) { return (0, 0) }
    guard let distance = by.array, distance.count == 2 else {
      checker.error(
        at: by.location, "expected two numbers for \"by\", found \(by.compactText)",
        hint: "write it as \(verb.description.forms[0])")
      return nil
    }
    let numbers = distance.compactMap { node -> Double? in
      if parser.isOpen(node) { return 0 }
      if let number = node.number?.double { return number }
      checker.report(node.mismatch("a number"))
      return nil
    }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
