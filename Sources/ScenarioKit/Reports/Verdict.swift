/// How a run ended.
enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
  /// Every step and expectation held, and the text is the stored one.
  case passed
  /// The text differs from the stored one.
  case changed
  /// No text is stored yet.
  case new
  /// A step or an expectation failed.
  case failed
  /// The process that ran it ended.
  case crashed
  /// It was stopped at its deadline.
  case timedOut = "timed-out"
  /// It passed when it was tried again.
  case flaky
  /// It ends differently alone and after others.
  case orderDependent = "order-dependent"
  /// It was not run, on purpose.
  case skipped
  /// It failed, as its document says it does.
  case expectedFailure = "expected-failure"
  /// It passed, but its document says that it fails.
  case unexpectedPass = "unexpected-pass"

  /// The word for people: `timed out`, `expected failure`.
  var words: String { String(rawValue.map { $0 == "-" && self != .orderDependent ? " " : $0 }) }

  /// Whether a run with this verdict needs a person's attention.
  var isProblem: Bool {
    switch self {
    case .passed, .flaky, .skipped, .expectedFailure: false
    case .changed, .new, .failed, .crashed, .timedOut, .orderDependent, .unexpectedPass: true
    }
  }

  /// Whether the run leaves a pending text. A run that did not end well leaves none.
  var leavesPending: Bool { self == .new || self == .changed }

  /// The exit code for a run with this verdict.
  var exitCode: ExitCode {
    switch self {
    case .crashed, .timedOut: .crashed
    default: isProblem ? .failed : .passed
    }
  }
}
