import ScenarioDocuments

/// Why a step could not be done, or an expectation does not hold.
struct StepFailure: Error {
  /// What is wrong, in a sentence.
  let message: String
  /// What was there instead, in lines.
  var details: String?
}

extension StepFailure {
  /// The failure of a step whose regular expression is invalid.
  init(_ invalid: InvalidExpression) { self.init(message: invalid.message) }
}
