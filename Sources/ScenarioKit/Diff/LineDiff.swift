/// The changes that turn the lines of one text into the lines of another.
///
/// Lines that occur once in both texts are the anchors (patience); between anchors a Myers search with a bounded number
/// of edits finds the rest, and goes on from the furthest point it reached. The work grows with the number of lines,
/// never with its square, for any texts.
struct LineDiff: Sendable {
  /// A stretch of the old lines that gives way to a stretch of the new ones. At most one of the two is empty.
  struct Change: Hashable, Sendable {
    /// Indices into the old lines.
    var old: Range<Int>
    /// Indices into the new lines.
    var new: Range<Int>
  }

  /// The changes, from the top down. Between two of them there is at least one line that both texts have.
  let changes: [Change]

  /// The lines of the old text.
  let old: LineText
  /// The lines of the new text.
  let new: LineText

  /// Compares two texts line by line, byte by byte.
  init(old: String, new: String) {
    self.old = LineText(old)
    self.new = LineText(new)
    var table = LineTable(capacity: self.old.count + self.new.count)
    let oldNumbers = table.intern(self.old)
    let newNumbers = table.intern(self.new)
    var matcher = LineMatcher(old: oldNumbers, new: newNumbers, symbolCount: table.count)
    matcher.match()
    let slider = LineSlider(old: oldNumbers, new: newNumbers, oldText: self.old, newText: self.new)
    changes = slider.slide(Self.changes(oldKept: matcher.oldKept, newKept: matcher.newKept))
  }

  /// Whether the texts have the same lines.
  var isEmpty: Bool { changes.isEmpty }

  private static func changes(oldKept: [Bool], newKept: [Bool]) -> [Change] {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    while old < oldKept.count || new < newKept.count {
      let (oldStart, newStart) = (old, new)
      while old < oldKept.count, !oldKept[old] { old += 1 }
      while new < newKept.count, !newKept[new] { new += 1 }
      if old > oldStart || new > newStart { changes.append(Change(old: oldStart..<old, new: newStart..<new)) }
      while old < oldKept.count, new < newKept.count, oldKept[old], newKept[new] {
        old += 1
        new += 1
      }
    }
    return changes
  }
}
