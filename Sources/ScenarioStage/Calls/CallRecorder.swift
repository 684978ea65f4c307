import Synchronization

/// The calls of one run, in order, with their outcomes.
///
/// A component may call an action from any thread, so the calls are behind a lock.
final class CallRecorder: Sendable {
  /// One call.
  struct Call: Sendable {
    /// Its place among all calls of the run.
    fileprivate let position: Int
    let action: String
    let arguments: CallValue
    /// What is printed between the parentheses.
    let argumentText: String

    var line: String { "\(action)(\(argumentText))" }
  }

  private struct Entry {
    let call: Call
    var outcome = CallOutcome.pending
    /// Whether the line of the call has been printed: a later outcome is a line of its own.
    var isPrinted = false
  }

  private struct State {
    var entries: [Entry] = []
    /// The positions of calls that have something to print.
    var unprinted: [Int] = []
    var problems: [String] = []
    /// The number of calls that an `expectCalls` step has already looked at.
    var checked = 0
  }

  private let state = Mutex(State())

  func begin(_ action: String, arguments: CallValue, argumentText: String) -> Call {
    state.withLock { state in
      let call = Call(
        position: state.entries.count, action: action, arguments: arguments, argumentText: argumentText)
      state.entries.append(Entry(call: call))
      state.unprinted.append(call.position)
      return call
    }
  }

  func end(_ call: Call, _ outcome: CallOutcome) {
    state.withLock { state in
      state.entries[call.position].outcome = outcome
      if state.entries[call.position].isPrinted { state.unprinted.append(call.position) }
    }
  }

  /// Notes what went wrong in a call: more calls than answers, say.
  func report(_ problem: String) { state.withLock { $0.problems.append(problem) } }

  /// The problems since this was last asked for.
  func takeProblems() -> [String] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  /// The lines of the calls and outcomes since this was last asked for.
  func takeLines() -> [String] {
    state.withLock { state in
      defer { state.unprinted = [] }
      return state.unprinted.map { position in
        let entry = state.entries[position]
        if entry.isPrinted { return "reply \(entry.call.action) \(entry.outcome.text)" }
        state.entries[position].isPrinted = true
        let outcome = entry.outcome.text
        return "call \(entry.call.line)" + (outcome.isEmpty ? "" : " \(outcome)")
      }
    }
  }

  /// The calls since the last check.
  func takeUnchecked() -> [Call] {
    state.withLock { state in
      defer { state.checked = state.entries.count }
      return state.entries[state.checked...].map(\.call)
    }
  }
}

/// The outcome of a call.
enum CallOutcome: Sendable {
  case pending
  case returned(CallValue)
  case returnedNothing
  case threw(String)
  case cancelled

  /// As the transcript prints it: no text for a `Void` result, the count of a list, the value otherwise.
  var text: String {
    switch self {
    case .pending: "pending"
    case .returnedNothing: ""
    case .returned(.list(let values)): "returned \(values.count)"
    case .returned(let value): "returned \(value.text)"
    case .threw(let name): "threw \(name)"
    case .cancelled: "cancelled"
    }
  }
}
