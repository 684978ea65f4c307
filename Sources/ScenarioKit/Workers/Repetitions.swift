import ScenarioStage

/// Combines the results of several runs of the same scenario.
enum Repetitions {
  /// The common result when all are alike; otherwise the worst, with the number of each verdict.
  static func combined(_ outcomes: [RunResult]) -> RunResult? {
    guard var worst = outcomes.max(by: { $0.verdict.severity < $1.verdict.severity }) else { return nil }
    let isAlike = outcomes.allSatisfy { other in
      other.verdict == worst.verdict && other.snapshotText == worst.snapshotText && other.problems == worst.problems
    }
    guard !isAlike else { return worst }
    let counts = Dictionary(grouping: outcomes, by: \.verdict).mapValues(\.count)
    let words = Verdict.allCases.compactMap { verdict in counts[verdict].map { "\($0) \(verdict.words)" } }
    let message =
      counts.count == 1
      ? "It did not end alike in \(outcomes.count) repetitions: all \(worst.verdict.words), but not with the same text."
      : "It did not end alike in \(outcomes.count) repetitions: \(words.joined(separator: ", "))."
    worst.problems.insert(Problem(message: message), at: 0)
    if !worst.verdict.isLoss { worst.verdict = .orderDependent }
    worst.snapshotText = nil
    worst.baseline = nil
    return worst
  }
}
