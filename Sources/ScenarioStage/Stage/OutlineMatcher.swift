import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// Looks for the lines of an ``OutlinePattern`` in an outline.
struct OutlineMatcher {
  private let pattern: [OutlineLineMatcher]
  private let wanted: [String]
  private let lines: [String]
  /// The lines of the pattern that were found together at best.
  private(set) var mostFound = 0

  /// - Parameter outline: The text of an element and what is inside it.
  init(_ pattern: OutlinePattern, outline: String) throws(StepFailure) {
    wanted = pattern.lines
    do throws(InvalidExpression) {
      self.pattern = try pattern.lines.map { line throws(InvalidExpression) in try OutlineLineMatcher(line) }
    } catch {
      throw StepFailure(error)
    }
    lines = outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  /// Whether the lines follow each other somewhere, but for the gaps.
  mutating func isFound() -> Bool {
    lines.indices.contains { isFound(0, at: $0) }
  }

  private mutating func isFound(_ number: Int, at index: Int) -> Bool {
    mostFound = max(mostFound, number)
    guard number < pattern.count else { return true }
    if pattern[number].isGap { return (index...lines.count).contains { isFound(number + 1, at: $0) } }
    guard index < lines.count, pattern[number].matches(lines[index]) else { return false }
    return isFound(number + 1, at: index + 1)
  }

  /// What is missing after ``isFound()`` was false.
  var shortcoming: String {
    let missing = wanted[min(mostFound, wanted.count - 1)]
    if pattern.count == 1 { return missing + nearest(to: missing) }
    let isElsewhere = pattern[min(mostFound, pattern.count - 1)].isGap == false && lines.contains { matches($0) }
    return "line \(mostFound + 1), \(missing)" + (isElsewhere ? ", which stands elsewhere" : nearest(to: missing))
  }

  private func matches(_ line: String) -> Bool { pattern[min(mostFound, pattern.count - 1)].matches(line) }

  private func nearest(to missing: String) -> String {
    Suggestion.nearest(to: missing, in: lines).map { " (nearest: \($0))" } ?? ""
  }
}
