import ScenarioSupport

extension FileFailure {
  /// The failure as people are told of mistakes.
  package var diagnostic: Diagnostic { Diagnostic(at: nil, description) }
}
