import PreviewKit
/// What an `expectPending` step expects of the pending work.
package struct PendingExpectation: Hashable, Sendable, CustomStringConvertible {
  /// The number of pieces of pending work; nil for any.
  package var count: Int?

  /// Parts of names. Each must be found in a different piece of pending work.
  package var names: [TextMatch] = []

  /// Makes an expectation.
  package init(count: Int? = nil, names: [TextMatch] = []) {
    self.count = count
    self.names = names
  }

  /// `2`, or the names.
  package var description: String {
    count.map(String.init) ?? names.map { "\($0)" }.joined(separator: ", ")
  }

  /// Reads a number, a name, or a list of names.
  init?(_ node: JSONNode, of parser: StepParser) {
    if node.number != nil {
      guard let count = parser.checker.integer(node, "\"expectPending\"", in: 0...Int.max) else { return nil }
      self.count = count
      return
    }
    for element in node.array ?? [node] {
      guard let name = parser.match(element, "a name of \"expectPending\"") else { return nil }
      names.append(name)
    }
    if names.isEmpty { count = 0 }
  }
}
