import ScenarioDocuments

/// What whoever executes runs tells while it does.
enum RunEvent: Sendable {
  /// A run goes on stage.
  case started(RunIdentity)
  /// A run ended.
  case finished(RunResult)
  /// A run has used half of its time.
  case slow(RunIdentity, after: Duration, step: String?)
  /// Time goes by. Comes a few times a second while nothing else does.
  case tick
}
