import PreviewKit
import ScenarioDocuments

extension PendingExpectation {
  /// Throws when what is left is not as expected.
  func check(_ pending: [PendingWork]) throws(StepFailure) {
    let list =
      pending.isEmpty ? "nothing is pending" : "pending: " + pending.map(\.description).joined(separator: "\n         ")
    if let count, count != pending.count {
      throw StepFailure(message: "expected \(count) pending, found \(pending.count)", details: list)
    }
    var edges: [[Int]] = []
    for name in names {
      let matcher = try TextMatcher(checking: name)
      edges.append(
        pending.indices.filter {
          matcher.matches(pending[$0].taskName ?? "") || matcher.matches(pending[$0].description)
        })
    }
    let matching = BipartiteMatching(edges, count: pending.count)
    guard let missing = matching.unmatched.first else { return }
    let others = edges[missing].isEmpty ? "" : " beside what other entries of the list need"
    throw StepFailure(message: "expected \(names[missing]) to be pending\(others)", details: list)
  }
}
