/// Why a command line is wrong.
public struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  public var message: String
  /// A suggestion, or what to do.
  public var hint: String?
  /// The command whose help says more.
  public var command: CommandName?
}
