/// Moves insertions and deletions to where a reader expects them.
///
/// `[Row A, Row B]` to `[Row A, Row B, Row B]` can be shown in several ways. Of all equivalent places, the best
/// is the one where the stretch starts with its least indented line: a row with its buttons, a frame with its screen.
/// Of equals, the lowest.
struct LineSlider {
  let old: [Int]
  let new: [Int]
  let oldText: LineText
  let newText: LineText

  func slide(_ changes: [LineDiff.Change]) -> [LineDiff.Change] {
    var result = changes
    for index in result.indices {
      let change = result[index]
      let before = index > 0 ? result[index - 1] : LineDiff.Change(old: 0..<0, new: 0..<0)
      let after =
        index + 1 < result.count
        ? result[index + 1] : LineDiff.Change(old: old.count..<old.count, new: new.count..<new.count)
      // A line that both texts have stays between two changes; at the ends of the text none is needed.
      let (gapBefore, gapAfter) = (index > 0 ? 1 : 0, index + 1 < result.count ? 1 : 0)
      if change.old.isEmpty {
        let bounds = (before.new.upperBound + gapBefore)..<(after.new.lowerBound - gapAfter)
        let offset = bestOffset(of: change.new, in: bounds, new, newText)
        result[index] = change.moved(by: offset)
      } else if change.new.isEmpty {
        let bounds = (before.old.upperBound + gapBefore)..<(after.old.lowerBound - gapAfter)
        let offset = bestOffset(of: change.old, in: bounds, old, oldText)
        result[index] = change.moved(by: offset)
      }
    }
    return result
  }

  private func bestOffset(of range: Range<Int>, in bounds: Range<Int>, _ numbers: [Int], _ text: LineText) -> Int {
    var low = 0
    while range.lowerBound + low > bounds.lowerBound,
      numbers[range.lowerBound + low - 1] == numbers[range.upperBound + low - 1]
    {
      low -= 1
    }
    var high = 0
    while range.upperBound + high < bounds.upperBound,
      numbers[range.lowerBound + high] == numbers[range.upperBound + high]
    {
      high += 1
    }
    guard low < high else { return 0 }
    var best = (indentation: Int.max, offset: high)
    for offset in stride(from: high, through: low, by: -1) {
      let indentation = text.indentation(of: range.lowerBound + offset)
      if indentation < best.indentation { best = (indentation, offset) }
    }
    return best.offset
  }
}

extension LineDiff.Change {
  fileprivate func moved(by offset: Int) -> Self {
    Self(
      old: (old.lowerBound + offset)..<(old.upperBound + offset),
      new: (new.lowerBound + offset)..<(new.upperBound + offset))
  }
}
