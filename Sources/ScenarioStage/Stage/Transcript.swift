import PreviewKit

/// What happened on stage, as the snapshot prints it.
struct Transcript {
  /// A step with what it caused.
  struct StepRecord {
    let text: String
    var calls: [String] = []
    var changedNothing = false
  }

  /// The screen at one moment, and the steps that led there.
  struct Frame {
    let name: String
    let elapsed: Duration
    let steps: [StepRecord]
    /// The outline of the screen, already indented.
    let screen: String
  }

  var frames: [Frame] = []
  var warnings: [String] = []

  /// The text below the snapshot's first line.
  var text: String {
    var text = ""
    for frame in frames {
      if !text.isEmpty { text += "\n" }
      text += "Frame \(OutlineText.quoted(frame.name))"
      if frame.elapsed > .zero { text += ", at \(DurationWords.text(frame.elapsed))" }
      text += "\n"
      for step in frame.steps { text += Self.text(of: step) }
      text += frame.screen
    }
    if !warnings.isEmpty {
      text += "\nWarnings\n" + warnings.map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// The lines of a step.
  static func text(of step: StepRecord) -> String {
    "  > \(step.text)\(step.changedNothing ? "  (nothing happened)" : "")\n" + step.calls.map { "    \($0)\n" }.joined()
  }
}

/// Durations as scripts write them.
enum DurationWords {
  /// `2s`, `150ms`, `1.5s`: the shortest of the forms that documents accept.
  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = attoseconds / 1_000_000_000
    if nanoseconds == 0 {
      if seconds >= 3600, seconds % 3600 == 0 { return "\(seconds / 3600)h" }
      if seconds >= 60, seconds % 60 == 0 { return "\(seconds / 60)m" }
      return "\(seconds)s"
    }
    if seconds == 0, nanoseconds % 1_000_000 == 0 { return "\(nanoseconds / 1_000_000)ms" }
    var fraction = String(1_000_000_000 + nanoseconds).dropFirst()
    while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    return "\(seconds).\(fraction)s"
  }
}
