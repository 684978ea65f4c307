import ScenarioSupport

extension FileFailure {
  /// The failure as a diagnostic.
  package var diagnostic: Diagnostic { Diagnostic(at: nil, description) }
}
