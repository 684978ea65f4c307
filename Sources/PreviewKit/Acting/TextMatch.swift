import ScenarioSupport

/// How a text is compared.
package enum TextMatch: Hashable, Sendable {
  /// It is this text.
  case exact(String)
  /// It has this text inside.
  case contains(String)
  /// Some part of it matches this regular expression, in the syntax of Swift's `Regex`; known to be valid.
  case matches(String)
  /// Any text, or no text.
  case any
}

extension TextMatch: CustomStringConvertible {
  /// `"Create"`, `containing "offline"`, `matching "[0-9]+"`; empty for any text.
  package var description: String {
    switch self {
    case .exact(let text): text.quoted
    case .contains(let text): "containing \(text.quoted)"
    case .matches(let pattern): "matching \(pattern.quoted)"
    case .any: ""
    }
  }
}
