import ScenarioDocuments

/// What a run is doing, so that what happens meanwhile can be told with it.
package struct HermeticActivity: Hashable, Sendable {
  /// The step, as the transcript prints it.
  package var step: String
  /// Where the document asks for it.
  package var location: SourceLocation?
}
