import ScenarioSupport

/// The `Decoder` that a type sees for one node.
final class NodeDecoder: Decoder {
  let session: DecodingSession
  let node: JSONNode
  let path: DecodingPath?

  /// Which members of the object were read; nil until a keyed container was made.
  private var asked: [Bool]?
  private var missing: [String] = []
  private var children: [NodeDecoder] = []

  init(session: DecodingSession, node: JSONNode, path: DecodingPath?) {
    self.session = session
    self.node = node
    self.path = path
  }

  var codingPath: [any CodingKey] { path?.keys ?? [] }

  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let object = node.object else { throw node.mismatch("an object") }
    if asked == nil { asked = [Bool](repeating: false, count: object.members.count) }
    return KeyedDecodingContainer(KeyedNodeContainer<Key>(decoder: self, object: object))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = node.array else { throw node.mismatch("an array") }
    return UnkeyedNodeContainer(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SingleNodeContainer(decoder: self)
  }

  /// A decoder whose unknown keys are reported with this one's.
  func child(_ node: JSONNode, key: any CodingKey) -> NodeDecoder {
    let child = NodeDecoder(session: session, node: node, path: DecodingPath(path, key))
    children.append(child)
    return child
  }

  // MARK: Unknown keys

  /// The value of a key, which is marked as read.
  func member(_ key: String, of object: JSONObject) -> JSONNode? {
    guard let position = object.position(of: key) else {
      missing.append(key)
      return nil
    }
    asked?[position] = true
    return object.members[position].value
  }

  /// The error for a missing key. When a similar unknown key is present, that key is the likelier mistake.
  func missingKey(_ key: String, in object: JSONObject) -> Diagnostic {
    let strangers = object.keys.enumerated().filter { asked?[$0.offset] == false }.map(\.element)
    if let slip = Suggestion.nearest(to: key, in: strangers), let member = object.member(slip) {
      return Diagnostic(at: member.keyLocation, "unknown key \(slip.quoted)", hint: "did you mean \(key.quoted)?")
    }
    return Diagnostic(at: node.location, "missing key \(key.quoted)")
  }

  func reportUnknownKeys() {
    for child in children { child.reportUnknownKeys() }
    guard let asked, let object = node.object, asked.contains(false) else { return }
    for (position, member) in object.members.enumerated() where !asked[position] && member.key != "note" {
      let known = missing + object.members.indices.filter { asked[$0] }.map { object.members[$0].key }
      session.diagnostics.append(
        Diagnostic(
          at: member.keyLocation,
          "unknown key \(member.key.quoted)",
          hint: Suggestion.hint(for: member.key, in: known.uniqued(), kind: "keys")
        )
      )
    }
  }
}
