/// A runner's program, and a component of its catalog that shows five rows and has a button.
struct RunnerSubject: Hashable {
  let program: String
  let component: String
  /// Whether the component takes `notes`.
  let takesNotes: Bool
  /// The label of the button.
  let button: String

  /// The sample components.
  static let sample = RunnerSubject(
    program: "scenario-run", component: "NotesList", takesNotes: true, button: "New note")
  /// The components that misbehave, of which this one does not.
  static let hostile = RunnerSubject(
    program: "hostile-run", component: "NoteList", takesNotes: false, button: "Mark as read")

  /// The document of some scenarios: each has five rows, a tap and a snapshot.
  func document(_ number: Int, scenarios: Int) -> String {
    let list = (0..<scenarios).map { scenario in
      let arguments = takesNotes ? "\"arguments\": { \"notes\": [\(notes(of: "\(number).\(scenario)"))] },\n      " : ""
      return """
            "taps-\(scenario)": {
              \(arguments)"steps": [{ "tap": "\(button)" }, { "snapshot": "tapped" }]
            }
        """
    }
    return """
      {
        "component": "\(component)",
        "scenarios": {
      \(list.joined(separator: ",\n"))
        }
      }

      """
  }

  private func notes(of scenario: String) -> String {
    (1...5).map { note in
      """
      { "title": "Note \(note) of \(scenario)", "description": "What there is to say about it" }
      """
    }.joined(separator: ", ")
  }
}
