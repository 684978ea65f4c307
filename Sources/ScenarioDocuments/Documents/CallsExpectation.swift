/// What an `expectCalls` step wants of the calls since the last one.
public struct CallsExpectation: Sendable {
  /// One call.
  public struct Call: Sendable {
    /// The action's name.
    public var action: String

    /// The arguments that count, by name; nil for any.
    public var arguments: JSONNode?

    /// How many calls fit in all, no more and no less; nil when one is wanted and others do not matter.
    public var count: Int?

    /// Where the name was written.
    public var location: SourceLocation

    /// Makes an expected call.
    public init(action: String, arguments: JSONNode?, count: Int? = nil, at location: SourceLocation) {
      self.action = action
      self.arguments = arguments
      self.count = count
      self.location = location
    }
  }

  /// The calls that are wanted.
  public var calls: [Call]

  /// Whether any other call is a failure.
  public var isExact: Bool

  /// Whether they must come in this order.
  public var isOrdered: Bool

  /// Makes an expectation of calls.
  public init(calls: [Call], isExact: Bool = false, isOrdered: Bool = false) {
    self.calls = calls
    self.isExact = isExact
    self.isOrdered = isOrdered
  }
}
