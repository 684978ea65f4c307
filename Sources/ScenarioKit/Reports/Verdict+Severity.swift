extension Verdict {
  /// Of two verdicts of one run, the greater one counts.
  var severity: Int {
    switch self {
    case .passed: 0
    case .skipped: 1
    case .expectedFailure: 2
    case .flaky: 3
    case .new: 4
    case .changed: 5
    case .unexpectedPass: 6
    case .orderDependent: 7
    case .failed: 8
    case .timedOut: 9
    case .crashed: 10
    }
  }
}
