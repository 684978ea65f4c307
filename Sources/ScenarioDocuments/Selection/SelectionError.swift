/// Why a selection is invalid.
package struct SelectionError: Error, Hashable, Sendable {
  /// What is wrong.
  package var message: String
  /// What may have been meant, or what to do.
  package var hint: String?

  package init(message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
