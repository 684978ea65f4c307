import PreviewKit
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

  /// The failure of a step that a person could not do.
  init(_ error: ActionError) { self.init(message: error.message, details: error.details) }

  /// Does what a person may not be able to do.
  @MainActor
  static func rethrowing<Result>(_ body: @MainActor () throws(ActionError) -> Result) throws(StepFailure) -> Result {
    do throws(ActionError) { return try body() } catch { throw StepFailure(error) }
  }
}

extension TextMatcher {
  /// Compares as `match` says; the failure of a step when its regular expression is invalid.
  init(checking match: TextMatch) throws(StepFailure) {
    do throws(ActionError) { try self.init(match) } catch { throw StepFailure(error) }
  }
}
