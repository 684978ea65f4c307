/// A node that is a value by itself.
struct SingleNodeContainer: SingleValueDecodingContainer {
  let decoder: NodeDecoder

  private var node: JSONNode { decoder.node }

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { node.isNull }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try decoder.session.decode(type, from: node, path: decoder.path)
  }

  func decode(_ type: String.Type) throws -> String { try node.decodedString() }
  func decode(_ type: Bool.Type) throws -> Bool { try node.decodedBool() }
  func decode(_ type: Double.Type) throws -> Double { try node.decodedDouble() }
  func decode(_ type: Float.Type) throws -> Float { try node.decodedFloat() }
  func decode(_ type: Int.Type) throws -> Int { try node.decodedInteger(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try node.decodedInteger(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try node.decodedInteger(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try node.decodedInteger(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try node.decodedInteger(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try node.decodedInteger(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try node.decodedInteger(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try node.decodedInteger(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try node.decodedInteger(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try node.decodedInteger(type) }
}
