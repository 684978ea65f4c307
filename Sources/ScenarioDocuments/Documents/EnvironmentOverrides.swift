/// Values, actions and objects as one place sets them; nil returns a key to its default.
public struct EnvironmentOverrides: Sendable {
  /// One key, and where it was written.
  public struct Entry<Value: Sendable>: Sendable {
    /// The key.
    public var name: String
    /// Where the key stands.
    public var location: SourceLocation
    /// What it is set to.
    public var value: Value?
  }

  /// Environment values, in the order they were written.
  public var values: [Entry<JSONNode>] = []

  /// Answers of actions; `*` stands for all that can give them.
  public var actions: [Entry<ActionAnswers>] = []

  /// Fixtures of environment objects; nil leaves the object out.
  public var objects: [Entry<JSONNode>] = []

  /// Whether nothing is set.
  public var isEmpty: Bool {
    values.isEmpty && actions.isEmpty && objects.isEmpty
  }

  /// Makes overrides that set nothing.
  public init() {}
}
