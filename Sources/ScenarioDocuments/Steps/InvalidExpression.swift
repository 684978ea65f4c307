import ScenarioSupport

/// Why a text is not a regular expression.
package struct InvalidExpression: Error {
  /// The text.
  package let pattern: String
  /// The message of the regular expression library.
  package let reason: String

  /// What is wrong, in a sentence.
  package var message: String { "\(pattern.quoted) is not a regular expression: \(reason)" }
}
