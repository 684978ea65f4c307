/// What whoever executes runs tells while it does.
public enum RunEvent: Sendable {
  /// A run goes on stage.
  case started(RunIdentity)
  /// A run ended.
  case finished(RunResult)
}
