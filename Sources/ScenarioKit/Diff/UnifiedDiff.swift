import ScenarioSupport

/// A difference of two texts as git shows it.
package enum UnifiedDiff {
  /// The hunks of what differs, under the names of both sides; empty when nothing does.
  ///
  /// Behind each `@@` stands the last line before the hunk that starts at column 0: in a snapshot, the frame.
  ///
  /// - Parameters:
  ///   - old: The text on the `-` side. `nil` says that there is none.
  ///   - new: The text on the `+` side.
  ///   - context: How many lines that did not change are shown around a change.
  package static func render(
    old: String?, new: String, oldName: String, newName: String, context: Int = 3, style: ConsoleStyle = .plain
  ) -> String {
    let diff = LineDiff(old: old ?? "", new: new)
    guard !diff.isEmpty else { return "" }
    var text = style.paint("--- \(VisibleText.escaped(oldName))", .strong) + "\n"
    text += style.paint("+++ \(VisibleText.escaped(newName))", .strong) + "\n"
    var headings = Headings(text: diff.old)
    for hunk in hunks(diff, context: max(0, context)) {
      append(hunk, of: diff, heading: headings.last(before: hunk.old.lowerBound), style, to: &text)
    }
    return text
  }

  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
    var changes: ArraySlice<LineDiff.Change>
  }

  private static func hunks(_ diff: LineDiff, context: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    var first = 0
    while first < diff.changes.count {
      var last = first
      while last + 1 < diff.changes.count,
        diff.changes[last + 1].old.lowerBound - diff.changes[last].old.upperBound <= 2 * context
      {
        last += 1
      }
      let (top, bottom) = (diff.changes[first], diff.changes[last])
      let above = min(context, top.old.lowerBound)
      let below = min(context, diff.old.count - bottom.old.upperBound)
      hunks.append(
        Hunk(
          old: (top.old.lowerBound - above)..<(bottom.old.upperBound + below),
          new: (top.new.lowerBound - above)..<(bottom.new.upperBound + below),
          changes: diff.changes[first...last]))
      first = last + 1
    }
    return hunks
  }

  private static func append(
    _ hunk: Hunk, of diff: LineDiff, heading: Int?, _ style: ConsoleStyle, to text: inout String
  ) {
    text += style.paint("@@ -\(position(hunk.old)) +\(position(hunk.new)) @@", .heading)
    if let heading { text += " " + VisibleText.escaped(diff.old[heading]) }
    text += "\n"
    var line = hunk.old.lowerBound
    for change in hunk.changes {
      appendContext(line..<change.old.lowerBound, of: diff.old, to: &text)
      let removed = change.old.map { VisibleText.escaped(diff.old[$0]) }
      let added = change.new.map { VisibleText.escaped(diff.new[$0]) }
      // What differs within a line can be shown when lines stand against each other; in a long stretch they hardly do.
      let pairs = style.isColored && removed.count == added.count && removed.count <= 100
      for (index, line) in removed.enumerated() {
        text += style.paintLine("-" + line, against: pairs ? "+" + added[index] : nil, .removed) + "\n"
      }
      for (index, line) in added.enumerated() {
        text += style.paintLine("+" + line, against: pairs ? "-" + removed[index] : nil, .added) + "\n"
      }
      line = change.old.upperBound
    }
    appendContext(line..<hunk.old.upperBound, of: diff.old, to: &text)
  }

  private static func appendContext(_ lines: Range<Int>, of source: LineText, to text: inout String) {
    for line in lines {
      text += " "
      text += VisibleText.escaped(source[line])
      text += "\n"
    }
  }

  private static func position(_ range: Range<Int>) -> String {
    let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
  }

  /// Finds the headings on the way down, so that all hunks together read the old lines once.
  private struct Headings {
    let text: LineText
    private var next = 0
    private var found: Int?

    init(text: LineText) { self.text = text }

    mutating func last(before end: Int) -> Int? {
      while next < end {
        if text.isHeading(next) { found = next }
        next += 1
      }
      return found
    }
  }
}
