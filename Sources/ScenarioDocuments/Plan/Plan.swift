/// All runs, known before anything runs.
public struct Plan: Sendable {
  /// The runs: documents by path, scenarios as written, environments as declared, then matrix values.
  public var runs: [PlannedRun]

  /// Makes a plan of runs in their order.
  public init(runs: [PlannedRun] = []) {
    self.runs = runs
  }
}
