import ScenarioDocuments

/// One thing that went wrong in a run, described so that a person can act on it.
package struct Problem: Hashable, Sendable, Codable {
  /// What is wrong, in one sentence or a few.
  package var message: String
  /// The step it happened in, as the outline prints it: `tap Button "Create"`.
  package var step: String?
  /// Where the document asks for it.
  package var location: SourceLocation?
  /// Lines that help to understand it, such as the screen or the calls so far.
  package var details: String?

  /// Creates a problem.
  package init(message: String, step: String? = nil, location: SourceLocation? = nil, details: String? = nil) {
    self.message = message
    self.step = step
    self.location = location
    self.details = details
  }
}
