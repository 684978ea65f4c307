import Foundation
import ScenarioDocuments
import ScenarioStage
import ScenarioSupport

/// Makes the result of a run whose worker ended during it.
struct LostRun {
  /// How the worker ended.
  enum Cause: Hashable {
    case ended(WorkerStatus)
    /// It was stopped after this much wall time; what its thread was doing then, when that is known.
    case timedOut(Duration, RunDeadline.Activity?)
    /// Bytes that are not a message came through the message pipe.
    case garbledPipe
  }

  var run: PlannedRun
  var cause: Cause
  var record: WorkerRecordReader
  /// Whether the record is about this run, and not about the next one.
  var isRecordItsOwn = true
  var peakMemory: Int
  var memoryLimit: Int
  /// Everything that was printed during the run.
  var output: String
  var folder: String
  var duration: Duration

  private static let shownScreen = 40

  var result: RunResult {
    guard isRecordItsOwn else { return result(Problem(message: message(fatalMessage), location: run.location)) }
    let backtrace = Backtrace(addresses: record.frames, image: record.image, folder: folder)
    var details: [String] = []
    if !backtrace.lines.isEmpty { details += ["backtrace:"] + backtrace.lines.map { "  \($0)" } }
    if !record.history.isEmpty {
      details += ["until then:"] + record.history.split(separator: "\n").map(String.init)
    }
    let screen = record.screen.split(separator: "\n")
    if !screen.isEmpty {
      details += ["on the screen before it:"] + screen.prefix(Self.shownScreen).map(String.init)
      if screen.count > Self.shownScreen { details.append("  … \(screen.count - Self.shownScreen) more lines") }
    }
    let problem = Problem(
      message: message(fatalMessage), step: record.step, location: record.location ?? run.location,
      details: details.isEmpty ? nil : details.joined(separator: "\n"))
    return result(problem)
  }

  private func result(_ problem: Problem) -> RunResult {
    let verdict: Verdict = if case .timedOut = cause { .timedOut } else { .crashed }
    return RunResult(
      identity: run.identity, verdict: verdict, problems: [problem], expectedFailure: run.expectedFailure,
      duration: duration, output: output.isEmpty ? nil : output)
  }

  /// The runtime's message about a trap, if the build prints it.
  private var fatalMessage: String? {
    let sign = "Fatal error: "
    return output.split(separator: "\n").last { $0.contains(sign) }.flatMap { line in
      line.ranges(of: sign).last.map { String(line[$0.upperBound...]) }
    }
  }

  private func message(_ fatal: String?) -> String {
    let said = fatal.map { ": \($0)" } ?? ""
    switch cause {
    case .timedOut(let limit, let activity):
      let words =
        switch activity {
        case .busy: "it was busy: look for a loop that does not end"
        case .waiting: "it was waiting: look for a lock, or for an answer that never comes"
        case nil: "what it was doing is not known"
        }
      return "it was stopped after \(DurationWords.text(limit)) of wall time (\"timeout\", --timeout); \(words)"
    case .garbledPipe: return "the component wrote to a descriptor that is not its own: the runner's pipe"
    case .ended(.exited(WorkerProtocol.lostPipe)):
      return "the component closed descriptors that are not its own: the runner's pipes are gone"
    case .ended(.exited(let code)): return "the component ended the process: exit(\(code))\(said)"
    case .ended(.signaled(let signal)):
      let name = SignalName.of(signal)
      if record.isOverflow { return "the stack overflowed (\(name)): look for a recursion that does not end" }
      if isOutOfMemory(fatal) {
        let limit = ByteSize(bytes: memoryLimit)
        return "it used more memory than a worker may, \(limit) (--memory); it ended with \(name)\(said)"
      }
      return "the process was ended by \(name), \(SignalName.words(signal))\(said)"
    }
  }

  private func isOutOfMemory(_ fatal: String?) -> Bool {
    guard memoryLimit > 0 else { return false }
    // A message about something else explains the end better than the peak, which may be an earlier run's.
    if let fatal { return fatal.hasPrefix("failed to allocate") }
    return peakMemory > memoryLimit / 10 * 9 || (record.isOutOfMemory && peakMemory > memoryLimit / 2)
  }
}
