/// The exit codes of the program.
enum ExitCode: Int32, Hashable, Sendable {
  /// Everything planned passed.
  case passed = 0
  /// Something changed, is new, failed, depends on the order, or passed against expectation.
  case failed = 1
  /// Bad usage, a bad filter, a bad document or catalog.
  case usage = 2
  /// A scenario crashed or timed out.
  case crashed = 3
  /// The selection is empty.
  case emptySelection = 4
  /// Only hygiene: snapshots that no scenario owns.
  case hygiene = 5
  /// Fewer results than planned.
  case incomplete = 6
  /// An error of the program itself.
  case internalError = 70
  /// The terminal went away.
  case hungUp = 129
  /// Interrupted from the keyboard.
  case interrupted = 130
  /// Asked to end.
  case terminated = 143

  /// The code after a signal.
  static func interrupted(by signal: Int32) -> ExitCode { ExitCode(rawValue: 128 + signal) ?? .interrupted }

  /// Of several codes, the one with the highest priority: the first of 70, 2, 6, 3, 1, 5, 4, 0.
  static func combined(_ codes: some Sequence<ExitCode>) -> ExitCode {
    let all = Set(codes)
    return precedence.first { all.contains($0) } ?? .passed
  }

  private static let precedence: [ExitCode] = [
    .internalError, .usage, .incomplete, .crashed, .failed, .hygiene, .emptySelection, .passed,
  ]
}
