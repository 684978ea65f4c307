/// What is wrong with something a person wrote: where, what, and what to do about it.
package struct Diagnostic: Error, Hashable, Sendable, Codable {
  /// Whether a run can go on.
  package enum Severity: String, Hashable, Sendable, Codable {
    /// Nothing runs.
    case error
    /// It is reported, and runs continue.
    case warning
  }

  /// Whether the mistake prevents runs.
  package var severity: Severity

  /// The place of the mistake; nil when it has none.
  package var location: SourceLocation?

  /// What is wrong, without a capital letter or a full stop.
  package var message: String

  /// What to do about it, in the same style.
  package var hint: String?

  /// Makes a diagnostic.
  package init(_ severity: Severity = .error, at location: SourceLocation?, _ message: String, hint: String? = nil) {
    self.severity = severity
    self.location = location
    self.message = message
    self.hint = hint
  }
}

extension Diagnostic: Comparable {
  /// Orders by file, line and column; what has no place comes first.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    switch (left.location, right.location) {
    case (nil, nil): left.description < right.description
    case (nil, _?): true
    case (_?, nil): false
    case (let one?, let other?): one == other ? left.description < right.description : one < other
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line: `file:3:16: error: unknown component "TagView"; did you mean "TagsView"?`.
  package var description: String {
    let place = location.map { "\($0): " } ?? ""
    let advice = hint.map { "; \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(message)\(advice)"
  }
}

extension Sequence where Element == Diagnostic {
  /// The same diagnostics in the order of their places, each once.
  package func sortedAndUnique() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in sorted() where diagnostic != result.last {
      result.append(diagnostic)
    }
    return result
  }
}
