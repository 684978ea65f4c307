/// What a stubbed action does when it is called.
public struct ActionAnswer: Sendable {
  /// How a call ends.
  public enum Outcome: Sendable {
    /// It returns this value.
    case returns(JSONNode)
    /// It throws.
    case `throws`(ThrownError)
    /// It does what a registered implementation does.
    case use(String)
    /// It does not end.
    case never
  }

  /// An error as documents name it.
  public struct ThrownError: Hashable, Sendable {
    /// The name of a registered error, or any name when there is a message.
    public var name: String

    /// The message of an error that is not registered.
    public var message: String?

    /// Makes an error of a name, and a message if it is not a registered one.
    public init(name: String, message: String? = nil) {
      self.name = name
      self.message = message
    }
  }

  /// How the call ends.
  public var outcome: Outcome

  /// How much virtual time passes before.
  public var after: Duration?

  /// The arguments it answers to, an object by name; nil for all.
  public var when: JSONNode?

  /// Where the answer stands.
  public var location: SourceLocation

  /// Where the outcome stands: the value that is returned, the name that is thrown or used.
  public var outcomeLocation: SourceLocation
}

/// All answers of an action.
public enum ActionAnswers: Sendable {
  /// The same for every call.
  case always(ActionAnswer)
  /// One for each call, in order; one call more fails.
  case sequence([ActionAnswer])

  /// The answers, one or several.
  public var all: [ActionAnswer] {
    switch self {
    case .always(let answer): [answer]
    case .sequence(let answers): answers
    }
  }
}
