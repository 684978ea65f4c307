import ScenarioDocuments

extension CallsExpectation {
  /// Throws when the calls are not as expected.
  func check(_ made: [CallRecorder.Call]) throws(StepFailure) {
    let fits = calls.map { wanted in
      made.indices.filter { index in
        made[index].action == wanted.action && wanted.arguments.map { made[index].arguments.matches($0) } ?? true
      }
    }
    for (wanted, fitting) in zip(calls, fits) {
      guard let count = wanted.count, count != fitting.count else { continue }
      throw StepFailure(
        message: "expected \(count) \(count == 1 ? "call" : "calls") of \(wanted.words), found \(fitting.count)",
        details: Self.list(made))
    }
    if calls.isEmpty, !made.isEmpty { throw StepFailure(message: "expected no calls", details: Self.list(made)) }
    // An entry with `times` stands for as many calls.
    let entries = calls.indices.flatMap { Array(repeating: $0, count: calls[$0].count ?? 1) }
    let leftOver =
      if isOrdered {
        try checkOrder(of: entries, fits, made)
      } else {
        try checkAssignment(of: entries, fits, made)
      }
    guard isExact, let extra = leftOver.first else { return }
    throw leftOver.count == 1
      ? StepFailure(message: "expected no other calls, found \(made[extra].line)", details: Self.list(made))
      : StepFailure(
        message: "expected no other calls, found \(leftOver.count)", details: Self.list(made, leftOver: leftOver))
  }

  /// Finds each entry a call behind the one of the entry before, and returns the calls that no entry needs.
  ///
  /// The first that fits leaves the most to the entries that follow.
  private func checkOrder(
    of entries: [Int], _ fits: [[Int]], _ made: [CallRecorder.Call]
  ) throws(StepFailure) -> [Int] {
    var needed: Set<Int> = []
    var start = 0
    for entry in entries {
      guard let index = fits[entry].first(where: { $0 >= start }) else {
        let order = fits[entry].isEmpty ? "" : " after those before it in the list"
        throw StepFailure(
          message: "expected a call of \(calls[entry].words)\(order)", details: Self.list(made))
      }
      needed.insert(index)
      start = index + 1
    }
    return made.indices.filter { !needed.contains($0) }
  }

  /// Finds each entry a call of its own, and returns the calls that no entry needs.
  private func checkAssignment(
    of entries: [Int], _ fits: [[Int]], _ made: [CallRecorder.Call]
  ) throws(StepFailure) -> [Int] {
    let matching = BipartiteMatching(entries.map { fits[$0] }, count: made.count)
    let missing = matching.unmatched.map { entries[$0] }
    guard let first = missing.first else { return matching.leftOver }
    let details = Self.list(made, leftOver: matching.leftOver)
    guard missing.count == 1 else {
      let words = missing.map { calls[$0].words }.joined(separator: "; ")
      throw StepFailure(message: "expected \(missing.count) more calls: \(words)", details: details)
    }
    let others =
      switch fits[first].count {
      case 0: ""
      case 1: " beside the one that another entry of the list needs"
      case let count: " beside the \(count) that other entries of the list need"
      }
    throw StepFailure(message: "expected a call of \(calls[first].words)\(others)", details: details)
  }

  /// The calls that were made, and those of them that no entry needs when that is not all of them.
  private static func list(_ made: [CallRecorder.Call], leftOver: [Int] = []) -> String {
    guard !made.isEmpty else { return "no action was called since the last expectCalls step" }
    var text = "called: " + made.map(\.line).joined(separator: "\n        ")
    if !leftOver.isEmpty, leftOver.count < made.count {
      text += "\nleft over: " + leftOver.map { made[$0].line }.joined(separator: "\n           ")
    }
    return text
  }
}

extension CallsExpectation.Call {
  /// The action, and the arguments that count.
  fileprivate var words: String { action + (arguments.map { " with \($0.compactText)" } ?? "") }
}
