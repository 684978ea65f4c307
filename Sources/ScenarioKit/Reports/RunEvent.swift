import ScenarioDocuments

/// What happens while runs are executed.
enum RunEvent: Sendable {
  /// A run goes on stage.
  case started(RunIdentity)
  /// A run ended.
  case finished(RunResult)
  /// A run has used half of its time.
  case slow(RunIdentity, after: Duration, step: String?)
  /// Time passed. Comes a few times a second while nothing else happens.
  case tick
}
