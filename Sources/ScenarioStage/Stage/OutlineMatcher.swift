import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// Looks for the lines of an ``OutlinePattern`` in an outline.
///
/// The lines between two gaps are a block. Each block is taken where it comes first behind the one before. That leaves
/// the most room for the blocks that follow, so no other place needs to be tried.
struct OutlineMatcher {
  /// Lines that follow each other.
  private struct Block {
    /// Where its first line stands in the pattern.
    let start: Int
    var lines: [OutlineLineMatcher] = []
  }

  /// What an outline lacks.
  struct Mismatch {
    /// The line of the pattern that could not be placed, counted from zero.
    fileprivate let number: Int
  }

  private let blocks: [Block]
  private let wanted: [String]

  init(_ pattern: OutlinePattern) throws(StepFailure) {
    wanted = pattern.lines
    var blocks = [Block(start: 0)]
    do throws(InvalidExpression) {
      for (number, text) in pattern.lines.enumerated() {
        let line = try OutlineLineMatcher(text)
        if line.isGap { blocks.append(Block(start: number + 1)) } else { blocks[blocks.count - 1].lines.append(line) }
      }
    } catch {
      throw StepFailure(error)
    }
    self.blocks = blocks.filter { !$0.lines.isEmpty }
  }

  /// What is missing in an outline, or nil when the lines follow each other in it, but for the gaps.
  func mismatch(in outline: String) -> Mismatch? {
    let lines = Self.lines(of: outline)
    var start = 0
    for block in blocks {
      var most = 0
      var end: Int?
      for index in stride(from: start, to: lines.count, by: 1) {
        let count = zip(block.lines, lines[index...]).prefix { $0.matches($1) }.count
        most = max(most, count)
        if count == block.lines.count {
          end = index + count
          break
        }
      }
      guard let end else { return Mismatch(number: block.start + most) }
      start = end
    }
    return nil
  }

  /// What is missing in an outline, in words.
  func words(of mismatch: Mismatch, in outline: String) -> String {
    let lines = Self.lines(of: outline)
    let missing = wanted[mismatch.number]
    let nearest = { Suggestion.nearest(to: missing, in: lines).map { " (nearest: \($0))" } ?? "" }
    if wanted.count == 1 { return missing + nearest() }
    let isElsewhere = blocks.contains { block in
      let position = mismatch.number - block.start
      return block.lines.indices.contains(position) && lines.contains(where: block.lines[position].matches)
    }
    return "line \(mismatch.number + 1), \(missing)" + (isElsewhere ? ", which stands elsewhere" : nearest())
  }

  private static func lines(of outline: String) -> [String] {
    outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }
}
