/// The calls of one run, in order, with what became of them.
///
/// Used on the stage's thread only: components call actions from jobs that run there.
final class CallRecorder: @unchecked Sendable {
  /// One call.
  final class Call {
    let action: String
    let arguments: CallValue
    /// What is printed between the parentheses.
    let argumentText: String
    fileprivate(set) var outcome = CallOutcome.pending
    /// Whether the line of the call has been printed: a later outcome is a line of its own.
    fileprivate var isPrinted = false

    init(action: String, arguments: CallValue, argumentText: String) {
      self.action = action
      self.arguments = arguments
      self.argumentText = argumentText
    }

    var line: String { "\(action)(\(argumentText))" }
  }

  /// All calls of the run.
  private(set) var calls: [Call] = []
  /// What went wrong in calls: more calls than answers, say.
  private(set) var problems: [String] = []
  private var unprinted: [Call] = []
  /// The number of calls that an `expectCalls` step has already looked at.
  private(set) var checked = 0

  func begin(_ action: String, arguments: CallValue, argumentText: String) -> Call {
    let call = Call(action: action, arguments: arguments, argumentText: argumentText)
    calls.append(call)
    unprinted.append(call)
    return call
  }

  func end(_ call: Call, _ outcome: CallOutcome) {
    call.outcome = outcome
    if call.isPrinted { unprinted.append(call) }
  }

  func report(_ problem: String) { problems.append(problem) }

  /// The problems since this was last asked for.
  func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  /// The lines of the calls and outcomes since this was last asked for.
  func takeLines() -> [String] {
    defer { unprinted = [] }
    return unprinted.map { call in
      if call.isPrinted { return "reply \(call.action) \(call.outcome.text)" }
      call.isPrinted = true
      let outcome = call.outcome.text
      return "call \(call.line)" + (outcome.isEmpty ? "" : " \(outcome)")
    }
  }

  /// The calls since the last check.
  func takeUnchecked() -> [Call] {
    defer { checked = calls.count }
    return Array(calls[checked...])
  }
}

/// What became of a call.
enum CallOutcome {
  case pending
  case returned(CallValue)
  case returnedNothing
  case threw(String)
  case cancelled

  /// As the transcript prints it: nothing for a plain return of nothing, the count of a list, the value otherwise.
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
