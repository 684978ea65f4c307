import ScenarioDocuments

extension PendingExpectation {
  /// Throws when what is left is not as expected.
  func check(_ pending: [PendingWork]) throws(StepFailure) {
    let list =
      pending.isEmpty ? "nothing is pending" : "pending: " + pending.map(\.description).joined(separator: "\n         ")
    if let count, count != pending.count {
      throw StepFailure(message: "expected \(count) pending, found \(pending.count)", details: list)
    }
    var rest = pending
    for name in names {
      let matcher = try TextMatcher(name)
      guard
        let index = rest.firstIndex(where: { matcher.matches($0.taskName ?? "") || matcher.matches($0.description) })
      else { throw StepFailure(message: "expected \(name) to be pending", details: list) }
      rest.remove(at: index)
    }
  }
}
