/// A planned run in the form that reports need.
public struct ReportedRun: Hashable, Sendable, Codable {
  /// The run.
  public var identity: RunIdentity
  /// A sentence for people.
  public var title: String?
  /// The tags that it can be selected by.
  public var tags: [String]
  /// The scenario's place in its document, relative to the parent of the scenarios' root.
  public var location: SourceLocation

  /// Creates a description of a run.
  public init(identity: RunIdentity, title: String? = nil, tags: [String] = [], location: SourceLocation) {
    self.identity = identity
    self.title = title
    self.tags = tags
    self.location = location
  }

  init(_ run: PlannedRun) {
    self.init(identity: run.identity, title: run.title, tags: run.tags, location: run.location)
  }
}
