import ScenarioDocuments

/// The one line on a terminal that says how far a run is.
struct ProgressLine {
  let planned: Int
  var done = 0
  var problems = 0
  var current: RunIdentity?
  /// How long it has taken so far.
  var elapsed = Duration.zero

  /// Below this nobody needs to be told how long it still takes, and too little is known to tell.
  private static let worthTelling = Duration.seconds(2)

  /// About how long the rest takes, if it goes on like this.
  private var timeLeft: String {
    guard done > 0, done < planned, elapsed >= Self.worthTelling else { return "" }
    let rest = elapsed / done * (planned - done)
    guard rest >= Self.worthTelling else { return "" }
    let seconds = rest.components.seconds
    return seconds < 60 ? "  \(seconds) s left" : "  \(seconds / 60) min left"
  }

  /// Puts the cursor at the start of a line that is empty.
  static let erase = "\r\u{1B}[2K"

  /// The line, cut so that it never wraps: a wrapped line could not be drawn over.
  func text(width: Int, style: ConsoleStyle) -> String {
    let room = max(0, width - 1)
    let count = "\(done)/\(planned)"
    let trouble = (problems > 0 ? "  \(problems) to look at" : "") + timeLeft
    let barWidth = room >= 60 ? 20 : 10
    let filled = planned > 0 ? min(barWidth, done * barWidth / planned) : barWidth
    let bar = String(repeating: "━", count: filled) + String(repeating: "─", count: barWidth - filled)
    let head = "\(bar) \(count)"
    guard head.count + trouble.count <= room else { return String(count.prefix(room)) }
    var line = "\(style.paint(String(bar.prefix(filled)), problems > 0 ? .attention : .good))"
    line += style.paint(String(bar.dropFirst(filled)), .faint) + " \(count)"
    line += style.paint(trouble, .attention)
    let left = room - head.count - trouble.count - 2
    if let current = current?.description, left >= 12 {
      let shown = current.count > left ? "…" + current.suffix(left - 1) : current
      line += style.paint("  \(shown)", .faint)
    }
    return line
  }
}
