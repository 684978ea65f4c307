/// The members of a JSON object in the order they were written.
package struct JSONObject: Sendable {
  /// A key, where it stands, and its value.
  package struct Member: Sendable {
    /// The key.
    package var key: String
    /// Where the key's opening quote stands.
    package var keyLocation: SourceLocation
    /// The value.
    package var value: JSONNode

    /// Makes a member.
    package init(key: String, keyLocation: SourceLocation, value: JSONNode) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  /// The members, each key once.
  package private(set) var members: [Member] = []

  /// Positions by key; only large objects have this index.
  private var positions: [String: Int] = [:]

  private static let indexedFrom = 12

  /// Makes an object without members.
  package init() {}

  /// Makes an object of members. When several have the same key, only the first is kept.
  package init(_ members: some Sequence<Member>) {
    for member in members {
      insert(member)
    }
  }

  /// The keys in the order they were written.
  package var keys: [String] {
    members.map(\.key)
  }

  /// The position of a key among the members.
  package func position(of key: String) -> Int? {
    if members.count < Self.indexedFrom {
      return members.firstIndex { $0.key == key }
    }
    return positions[key]
  }

  /// The member of a key.
  func member(_ key: String) -> Member? {
    position(of: key).map { members[$0] }
  }

  /// The value of a key.
  package subscript(key: String) -> JSONNode? {
    position(of: key).map { members[$0].value }
  }

  /// Adds a member at the end unless its key is there already; returns whether it was added.
  @discardableResult
  package mutating func insert(_ member: Member) -> Bool {
    guard position(of: member.key) == nil else { return false }
    members.append(member)
    if members.count == Self.indexedFrom {
      for (position, member) in members.enumerated() {
        positions[member.key] = position
      }
    } else if members.count > Self.indexedFrom {
      positions[member.key] = members.count - 1
    }
    return true
  }
}
