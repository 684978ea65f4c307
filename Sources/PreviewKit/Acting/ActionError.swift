/// Why a person could not do something to the screen.
public struct ActionError: Error, Hashable, Sendable {
  /// What stood in the way.
  public enum Reason: Hashable, Sendable {
    /// No element in front is the one that was asked for.
    case absent
    /// Several elements are, and nothing says which one is meant.
    case ambiguous
    /// Its view is no longer on the screen.
    case gone
    /// Something is presented above it.
    case covered
    /// It is disabled.
    case disabled
    /// It lets touches through.
    case untouchable
    /// It does not know the action.
    case unknownAction
    /// It knows the action, but not with this value, or not any further.
    case refused
  }

  /// What stood in the way.
  public let reason: Reason

  /// What could not be done, in a sentence.
  public let message: String

  /// What was there instead, in lines; nil when there is nothing to show.
  public let details: String?

  init(_ reason: Reason, _ message: String, details: String? = nil) {
    self.reason = reason
    self.message = message
    self.details = details
  }
}

extension ActionError: CustomStringConvertible {
  /// The message, and the details below it.
  public var description: String {
    details.map { "\(message)\n\($0)" } ?? message
  }
}
