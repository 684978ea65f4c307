import ScenarioDocuments

/// What a run is doing. Reports name it beside what happens in that time.
package struct HermeticActivity: Hashable, Sendable {
  /// The step, as the transcript prints it.
  package var step: String
  /// Where the document asks for it.
  package var location: SourceLocation?
}
