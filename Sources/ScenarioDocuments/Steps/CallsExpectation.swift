/// What an `expectCalls` step expects of the calls since the last such step.
package struct CallsExpectation: Sendable {
  /// One call.
  package struct Call: Sendable {
    /// The action's name.
    package var action: String

    /// The arguments that count, by name; nil for any.
    package var arguments: JSONNode?

    /// The exact number of matching calls; nil for at least one.
    package var count: Int?

    /// Where the name was written.
    package var location: SourceLocation

    /// Makes an expected call.
    package init(action: String, arguments: JSONNode?, count: Int? = nil, at location: SourceLocation) {
      self.action = action
      self.arguments = arguments
      self.count = count
      self.location = location
    }
  }

  /// The calls that are wanted.
  package var calls: [Call]

  /// Whether any other call is a failure.
  package var isExact: Bool

  /// Whether they must come in this order.
  package var isOrdered: Bool

  /// Makes an expectation of calls.
  package init(calls: [Call], isExact: Bool = false, isOrdered: Bool = false) {
    self.calls = calls
    self.isExact = isExact
    self.isOrdered = isOrdered
  }
}
