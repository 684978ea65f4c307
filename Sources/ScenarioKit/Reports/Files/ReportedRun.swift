import ScenarioDocuments

/// A planned run in the form that reports need.
struct ReportedRun: Hashable, Sendable, Codable {
  /// The run.
  var identity: RunIdentity
  /// A sentence for people.
  var title: String?
  /// The tags that it can be selected by.
  var tags: [String]
  /// The scenario's place in its document, relative to the parent of the scenarios' root.
  var location: SourceLocation

  /// Creates a description of a run.
  init(identity: RunIdentity, title: String? = nil, tags: [String] = [], location: SourceLocation) {
    self.identity = identity
    self.title = title
    self.tags = tags
    self.location = location
  }

  init(_ run: PlannedRun) {
    self.init(identity: run.identity, title: run.title, tags: run.tags, location: run.location)
  }
}
