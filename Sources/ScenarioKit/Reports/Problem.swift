/// One thing that went wrong in a run, described so that a person can act on it.
public struct Problem: Hashable, Sendable, Codable {
  /// What is wrong, in one sentence or a few.
  public var message: String
  /// The step it happened in, as the outline prints it: `tap Button "Create"`.
  public var step: String?
  /// Where the document asks for it.
  public var location: SourceLocation?
  /// Lines that help to understand it, such as the screen or the calls so far.
  public var details: String?

  /// Creates a problem.
  public init(message: String, step: String? = nil, location: SourceLocation? = nil, details: String? = nil) {
    self.message = message
    self.step = step
    self.location = location
    self.details = details
  }
}
