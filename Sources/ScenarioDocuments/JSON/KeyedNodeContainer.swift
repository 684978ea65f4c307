/// The members of an object under the keys of a type.
struct KeyedNodeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: NodeDecoder
  let object: JSONObject

  var codingPath: [any CodingKey] { decoder.codingPath }

  /// A key that the type can represent counts as read. For a dictionary these are all keys.
  var allKeys: [Key] {
    object.members.compactMap { member in
      guard let key = Key(stringValue: member.key) else { return nil }
      _ = decoder.member(member.key, of: object)
      return key
    }
  }

  func contains(_ key: Key) -> Bool {
    decoder.member(key.stringValue, of: object) != nil
  }

  private func node(_ key: some CodingKey) throws -> JSONNode {
    guard let node = decoder.member(key.stringValue, of: object) else {
      throw decoder.missingKey(key.stringValue, in: object)
    }
    return node
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    try node(key).isNull
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder.session.decode(type, from: node(key), path: DecodingPath(decoder.path, key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder.child(node(key), key: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.child(node(key), key: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let key = DecodingKey(stringValue: "super")
    return decoder.child(try node(key), key: key)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    decoder.child(try node(key), key: key)
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String { try node(key).decodedString() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try node(key).decodedBool() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try node(key).decodedDouble() }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try node(key).decodedFloat() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try node(key).decodedInteger(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try node(key).decodedInteger(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try node(key).decodedInteger(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try node(key).decodedInteger(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try node(key).decodedInteger(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try node(key).decodedInteger(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try node(key).decodedInteger(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try node(key).decodedInteger(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try node(key).decodedInteger(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try node(key).decodedInteger(type) }
}
