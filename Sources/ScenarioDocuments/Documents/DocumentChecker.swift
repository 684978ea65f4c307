import ScenarioSupport

/// Collects what is wrong with documents, and knows the checks that all of them need.
///
/// Each check reports a mistake and returns nil. Reading continues, so one pass finds all mistakes.
final class DocumentChecker {
  private(set) var diagnostics: [Diagnostic] = []
  private var knownPatterns: [String: String?] = [:]

  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func report(contentsOf new: [Diagnostic]) {
    diagnostics += new
  }

  func error(at location: SourceLocation?, _ message: String, hint: String? = nil) {
    report(Diagnostic(at: location, message, hint: hint))
  }

  private func mismatch(_ node: JSONNode, _ expected: String, for what: String) {
    error(at: node.location, "expected \(expected) for \(what), found \(node.kind)")
  }

  // MARK: Shapes

  /// An object. Keys other than these and `note` are reported.
  ///
  /// - Parameter what: the thing the object describes, with its article: `a scenario`.
  func object(_ node: JSONNode, _ what: @autoclosure () -> String, keys: [String]) -> JSONObject? {
    guard let object = anyObject(node, what()) else { return nil }
    for member in object.members where member.key != "note" && !keys.contains(member.key) {
      error(
        at: member.keyLocation,
        "unknown key \(member.key.quoted) in \(what())",
        hint: Suggestion.hint(for: member.key, in: keys.filter { object[$0] == nil }, kind: "other keys")
      )
    }
    return object
  }

  /// An object whose keys are names that the document chooses.
  func anyObject(_ node: JSONNode, _ what: @autoclosure () -> String) -> JSONObject? {
    if let object = node.object { return object }
    mismatch(node, "an object", for: what())
    return nil
  }

  func array(_ node: JSONNode, _ what: @autoclosure () -> String) -> [JSONNode]? {
    if let array = node.array { return array }
    mismatch(node, "an array", for: what())
    return nil
  }

  // MARK: Values

  func string(_ node: JSONNode, _ what: @autoclosure () -> String) -> String? {
    if let string = node.string { return string }
    mismatch(node, "a string", for: what())
    return nil
  }

  /// A string with at least one character.
  func text(_ node: JSONNode, _ what: @autoclosure () -> String) -> String? {
    guard let text = string(node, what()) else { return nil }
    if !text.isEmpty { return text }
    error(at: node.location, "\(what()) is empty")
    return nil
  }

  func texts(_ node: JSONNode, _ what: @autoclosure () -> String) -> [String]? {
    array(node, what())?.compactMap { text($0, "an element of \(what())") }
  }

  func bool(_ node: JSONNode, _ what: @autoclosure () -> String) -> Bool? {
    if let bool = node.bool { return bool }
    mismatch(node, "true or false", for: what())
    return nil
  }

  func integer(_ node: JSONNode, _ what: @autoclosure () -> String, in range: ClosedRange<Int>) -> Int? {
    guard let number = node.number, let value = number.int else {
      mismatch(node, "a whole number", for: what())
      return nil
    }
    if range.contains(value) { return value }
    let limits =
      range.upperBound == .max ? "at least \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    error(at: node.location, "\(what()) is \(value)", hint: "it must be \(limits)")
    return nil
  }

  func duration(_ node: JSONNode, _ what: @autoclosure () -> String) -> Duration? {
    do {
      return try node.decodedDuration()
    } catch let diagnostic as Diagnostic {
      error(at: diagnostic.location, "\(what()): \(diagnostic.message)", hint: diagnostic.hint)
    } catch {
      self.error(at: node.location, "\(what()): \(error)")
    }
    return nil
  }

  // MARK: Words

  /// Checks that a name may be part of an identity.
  func slug(_ name: String, at location: SourceLocation?, _ what: String, among names: [String] = []) {
    guard !Slug.isValid(name) else { return }
    let lowercased = name.lowercased()
    if let other = names.first(where: { $0 != name && $0.lowercased() == lowercased }) {
      error(at: location, "\(what) \(name.quoted) differs from \(other.quoted) only in case", hint: Slug.hint)
    } else {
      error(at: location, "the name \(name.quoted) of \(what) cannot be part of an identity", hint: Slug.hint)
    }
  }

  /// Checks a regular expression; each is compiled once.
  func pattern(_ node: JSONNode) -> String? {
    guard let text = text(node, "\"matches\"") else { return nil }
    let problem: String?
    if let known = knownPatterns[text] {
      problem = known
    } else {
      problem = Self.problem(ofPattern: text)
      knownPatterns[text] = .some(problem)
    }
    guard let problem else { return text }
    error(at: node.location, "\(text.quoted) is not a regular expression", hint: problem)
    return nil
  }

  private static func problem(ofPattern text: String) -> String? {
    do {
      _ = try Regex(text)
      return nil
    } catch {
      return String(describing: error)
    }
  }
}
