/// Why a step could not be done, or an expectation does not hold.
struct StepFailure: Error {
  /// What is wrong, in a sentence.
  let message: String
  /// What was there instead, in lines.
  var details: String?
}
