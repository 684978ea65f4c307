/// Values, actions and objects as one place sets them; nil returns a key to its default.
package struct EnvironmentOverrides: Sendable {
  /// One key, and where it was written.
  package struct Entry<Value: Sendable>: Sendable {
    /// The key.
    package var name: String
    /// Where the key stands.
    package var location: SourceLocation
    /// What it is set to.
    package var value: Value?
  }

  /// The value that may also stand beside `values`: what beyond the stage a run may use.
  package static let mayReachKey = "mayReach"

  /// Environment values, in the order they were written.
  package var values: [Entry<JSONNode>] = []

  /// Answers of actions; `*` stands for all that can give them.
  package var actions: [Entry<ActionAnswers>] = []

  /// Fixtures of environment objects; nil leaves the object out.
  package var objects: [Entry<JSONNode>] = []

  /// Whether nothing is set.
  package var isEmpty: Bool {
    values.isEmpty && actions.isEmpty && objects.isEmpty
  }

  /// Makes overrides that set nothing.
  package init() {}
}
