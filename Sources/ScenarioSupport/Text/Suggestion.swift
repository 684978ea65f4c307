/// Suggests a known word for an unknown one.
package enum Suggestion {
  /// The candidate nearest to `word`, or nil when none is near enough to be a likely slip.
  ///
  /// A candidate that differs only in case wins. Otherwise a third of the letters may be wrong; exchanged neighbours
  /// count as one mistake. Of several equally near candidates the first is taken.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= longest else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      if letters == wanted { return candidate }
      guard letters.count <= longest else { continue }
      let limit = max(1, max(wanted.count, letters.count) / 3)
      guard abs(letters.count - wanted.count) <= limit, min(letters.count, wanted.count) > limit else { continue }
      let distance = distance(from: wanted, to: letters)
      if distance <= limit, distance < best?.distance ?? Int.max {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  /// A hint for a message about an unknown word: the nearest candidate as a question, else the candidates.
  ///
  /// - Parameter kind: what the candidates are, in the plural: `components`.
  package static func hint(for word: String, in candidates: some Collection<String>, kind: String) -> String? {
    if let nearest = nearest(to: word, in: candidates) {
      return "did you mean \(nearest.quoted)?"
    }
    if candidates.isEmpty {
      return "there are no \(kind)"
    }
    let shown = candidates.prefix(20).map(\.quoted).joined(separator: ", ")
    return "the \(kind) are \(shown)" + (candidates.count > 20 ? " and \(candidates.count - 20) more" : "")
  }

  private static let longest = 100

  private static func distance(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      for column in stride(from: 1, through: right.count, by: 1) {
        let same = left[row - 1] == right[column - 1]
        var cost = Swift.min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = Swift.min(cost, beforePrevious[column - 2] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
