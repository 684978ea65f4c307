/// A command line that cannot be obeyed.
public struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  public var message: String
  /// What may have been meant, or what to do.
  public var hint: String?
  /// The command whose help says more.
  public var command: CommandName?
}
