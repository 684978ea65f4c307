import ScenarioDocuments

/// The line on a terminal that shows the progress of a run.
struct ProgressLine {
  let planned: Int
  var done = 0
  var problems = 0
  var current: RunIdentity?
  /// The time since the start.
  var elapsed = Duration.zero

  /// The shortest elapsed and remaining time for an estimate. Below it, an estimate is not useful or not reliable.
  private static let shortestEstimate = Duration.seconds(2)

  /// An estimate of the remaining time, from the speed so far.
  private var timeLeft: String {
    guard done > 0, done < planned, elapsed >= Self.shortestEstimate else { return "" }
    let rest = elapsed / done * (planned - done)
    guard rest >= Self.shortestEstimate else { return "" }
    let seconds = rest.components.seconds
    return seconds < 60 ? "  \(seconds) s left" : "  \(seconds / 60) min left"
  }

  /// Clears the line and puts the cursor at its start.
  static let erase = "\r\u{1B}[2K"

  /// The line, cut so that it never wraps. A wrapped line could not be overwritten.
  func text(width: Int, style: ConsoleStyle) -> String {
    let room = max(0, width - 1)
    let count = "\(done)/\(planned)"
    let suffix = (problems > 0 ? "  \(problems) to look at" : "") + timeLeft
    let barWidth = room >= 60 ? 20 : 10
    let filled = planned > 0 ? min(barWidth, done * barWidth / planned) : barWidth
    let bar = String(repeating: "━", count: filled) + String(repeating: "─", count: barWidth - filled)
    let head = "\(bar) \(count)"
    guard head.count + suffix.count <= room else { return String(count.prefix(room)) }
    var line = "\(style.paint(String(bar.prefix(filled)), problems > 0 ? .attention : .good))"
    line += style.paint(String(bar.dropFirst(filled)), .faint) + " \(count)"
    line += style.paint(suffix, .attention)
    let left = room - head.count - suffix.count - 2
    if let current = current?.description, left >= 12 {
      let shown = current.count > left ? "…" + current.suffix(left - 1) : current
      line += style.paint("  \(shown)", .faint)
    }
    return line
  }
}
