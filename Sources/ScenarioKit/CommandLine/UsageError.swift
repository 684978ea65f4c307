import ScenarioDocuments

/// Why a command line is wrong.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  var message: String
  /// A suggestion, or what to do.
  var hint: String?
  /// The command whose help says more.
  var command: CommandName?
}

extension UsageError {
  /// A command line that does not say which runs it means.
  init(_ error: SelectionError) { self.init(message: error.message, hint: error.hint, command: nil) }
}
