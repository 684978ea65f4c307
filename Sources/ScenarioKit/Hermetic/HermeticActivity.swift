/// What a run is doing, so that what happens meanwhile can be told with it.
struct HermeticActivity: Hashable, Sendable {
  /// The step, as the transcript prints it.
  var step: String
  /// Where the document asks for it.
  var location: SourceLocation?
}
