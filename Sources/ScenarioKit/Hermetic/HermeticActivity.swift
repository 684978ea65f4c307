/// What a run is doing. Reports name it beside what happens in that time.
struct HermeticActivity: Hashable, Sendable {
  /// The step, as the transcript prints it.
  var step: String
  /// Where the document asks for it.
  var location: SourceLocation?
}
