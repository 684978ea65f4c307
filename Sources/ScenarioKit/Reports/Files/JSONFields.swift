import ScenarioDocuments
import ScenarioSupport

/// The members of an object on some line of a file, read with errors that name the place.
struct JSONFields {
  let object: JSONObject
  /// The beginning of the line.
  let line: SourceLocation

  func has(_ name: String) -> Bool { object[name] != nil }

  /// Where a member's value stands.
  func place(_ name: String) -> SourceLocation { object[name].map(place) ?? line }

  func absent(_ name: String) -> Diagnostic { Diagnostic(at: line, "the event has no \(name.quoted)") }

  func string(_ name: String) throws(Diagnostic) -> String {
    guard let value = try optionalString(name) else { throw absent(name) }
    return value
  }

  func optionalString(_ name: String) throws(Diagnostic) -> String? {
    guard let node = object[name] else { return nil }
    guard let value = node.string else { throw mismatch(node, "a string") }
    return value
  }

  func integer(_ name: String) throws(Diagnostic) -> Int {
    guard let node = object[name] else { throw absent(name) }
    guard let value = node.number?.int else { throw mismatch(node, "a whole number") }
    return value
  }

  func bool(_ name: String) throws(Diagnostic) -> Bool {
    guard let node = object[name] else { throw absent(name) }
    guard let value = node.bool else { throw mismatch(node, "true or false") }
    return value
  }

  /// Milliseconds, from 0 to a century.
  func milliseconds(_ name: String) throws(Diagnostic) -> Duration {
    guard let node = object[name] else { throw absent(name) }
    guard let value = node.number?.double, (0...3.2e12).contains(value) else {
      throw mismatch(node, "a number of milliseconds")
    }
    return .microseconds(Int64((value * 1000).rounded()))
  }

  func identity(_ name: String) throws(Diagnostic) -> RunIdentity {
    guard let node = object[name] else { throw absent(name) }
    return try identity(node)
  }

  /// The identities of an array.
  func identities(_ name: String) throws(Diagnostic) -> [RunIdentity] {
    guard let node = object[name] else { throw absent(name) }
    guard let elements = node.array else { throw mismatch(node, "an array") }
    var result: [RunIdentity] = []
    result.reserveCapacity(elements.count)
    for element in elements { result.append(try identity(element)) }
    return result
  }

  /// The strings of an array; none when it is absent.
  func strings(_ name: String) throws(Diagnostic) -> [String] {
    var result: [String] = []
    for element in try elements(name) {
      guard let value = element.string else { throw mismatch(element, "a string") }
      result.append(value)
    }
    return result
  }

  /// The objects of an array; none when it is absent.
  func objects(_ name: String) throws(Diagnostic) -> [JSONFields] {
    var result: [JSONFields] = []
    for element in try elements(name) { result.append(try fields(element)) }
    return result
  }

  func optionalObject(_ name: String) throws(Diagnostic) -> JSONFields? {
    guard let node = object[name] else { return nil }
    return try fields(node)
  }

  /// The place in the members `file`, `line` and `column`.
  func location() throws(Diagnostic) -> SourceLocation? {
    guard let file = try optionalString("file") else { return nil }
    guard has("line") else { return SourceLocation(file: file) }
    return SourceLocation(file: file, line: try integer("line"), column: try integer("column"))
  }

  private func elements(_ name: String) throws(Diagnostic) -> [JSONNode] {
    guard let node = object[name] else { return [] }
    guard let elements = node.array else { throw mismatch(node, "an array") }
    return elements
  }

  private func fields(_ node: JSONNode) throws(Diagnostic) -> JSONFields {
    guard let object = node.object else { throw mismatch(node, "an object") }
    return JSONFields(object: object, line: line)
  }

  private func identity(_ node: JSONNode) throws(Diagnostic) -> RunIdentity {
    guard let text = node.string else { throw mismatch(node, "an identity") }
    guard let identity = RunIdentity(parsing: text) else {
      throw Diagnostic(at: place(node), "\(text.quoted) is not an identity")
    }
    return identity
  }

  private func mismatch(_ node: JSONNode, _ expected: String) -> Diagnostic {
    Diagnostic(at: place(node), "expected \(expected), found \(node.kind)")
  }

  /// Moves a diagnostic to its line, because each line is parsed on its own.
  private func place(_ node: JSONNode) -> SourceLocation {
    SourceLocation(file: line.file, line: line.line, column: node.location.column)
  }
}
