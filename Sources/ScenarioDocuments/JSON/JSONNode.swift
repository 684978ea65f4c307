/// A JSON value and the place where it was written.
package struct JSONNode: Sendable {
  /// What a node holds.
  package enum Value: Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number, with its literal.
    case number(JSONNumber)
    /// A string, unescaped.
    case string(String)
    /// An array.
    case array([JSONNode])
    /// An object.
    case object(JSONObject)
  }

  /// What the node holds.
  package var value: Value

  /// Where the value's first character stands.
  package var location: SourceLocation

  /// Makes a node.
  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}

extension JSONNode {
  /// The string, when the node is one.
  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  /// The elements, when the node is an array.
  package var array: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members, when the node is an object.
  package var object: JSONObject? {
    if case .object(let object) = value { object } else { nil }
  }

  /// The truth value, when the node is one.
  package var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  /// The number, when the node is one.
  package var number: JSONNumber? {
    if case .number(let number) = value { number } else { nil }
  }

  /// Whether the node is `null`.
  package var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// The kind of value, for messages: `a string`, `null`.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONNode: Equatable {
  /// Whether two nodes hold the same value, wherever they stand. The order of keys and the spelling of a number do not
  /// count.
  package static func == (left: JSONNode, right: JSONNode) -> Bool {
    switch (left.value, right.value) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.number(let one), .number(let other)): one.isSame(as: other)
    case (.string(let one), .string(let other)): one == other
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)):
      one.members.count == other.members.count && one.members.allSatisfy { other[$0.key] == $0.value }
    default: false
    }
  }
}

extension JSONNumber {
  fileprivate func isSame(as other: JSONNumber) -> Bool {
    if literal == other.literal { return true }
    if let one = int, let another = other.int { return one == another }
    guard let one = double, let another = other.double else { return false }
    return one == another
  }
}
