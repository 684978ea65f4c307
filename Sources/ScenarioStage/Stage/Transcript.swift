import PreviewKit
import ScenarioSupport

/// What happened on stage, as the snapshot prints it.
package struct Transcript {
  /// A step with what it caused.
  package struct StepRecord {
    package let text: String
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
  package static func text(of step: StepRecord) -> String {
    "  > \(step.text)\(step.changedNothing ? "  (nothing happened)" : "")\n" + step.calls.map { "    \($0)\n" }.joined()
  }
}
