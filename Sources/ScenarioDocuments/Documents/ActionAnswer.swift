/// What a stubbed action does when it is called.
package struct ActionAnswer: Sendable {
  /// How a call ends.
  package enum Outcome: Sendable {
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
  package struct ThrownError: Hashable, Sendable {
    /// The name of a registered error, or any name when there is a message.
    package var name: String

    /// The message of an error that is not registered.
    package var message: String?

    /// Makes an error of a name, and a message if it is not a registered one.
    init(name: String, message: String? = nil) {
      self.name = name
      self.message = message
    }
  }

  /// How the call ends.
  package var outcome: Outcome

  /// How much virtual time passes before.
  package var after: Duration?

  /// The arguments it answers to, an object by name; nil for all.
  package var when: JSONNode?

  /// Where the answer stands.
  package var location: SourceLocation

  /// Where the outcome stands: the value that is returned, the name that is thrown or used.
  var outcomeLocation: SourceLocation
}

/// All answers of an action.
package enum ActionAnswers: Sendable {
  /// The same for every call.
  case always(ActionAnswer)
  /// One for each call, in order; one call more fails.
  case sequence([ActionAnswer])

  /// The answers, one or several.
  package var all: [ActionAnswer] {
    switch self {
    case .always(let answer): [answer]
    case .sequence(let answers): answers
    }
  }
}
