import ScenarioDocuments

/// A command line that cannot be obeyed.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  var message: String
  /// What may have been meant, or what to do.
  var hint: String?
  /// The command whose help says more.
  var command: CommandName?
}

extension UsageError {
  /// A command line that does not say which runs it means.
  init(_ error: SelectionError) { self.init(message: error.message, hint: error.hint, command: nil) }
}
