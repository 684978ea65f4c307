/// The elements of an array, one after another.
struct UnkeyedNodeContainer: UnkeyedDecodingContainer {
  let decoder: NodeDecoder
  let elements: [JSONNode]
  var currentIndex = 0

  init(decoder: NodeDecoder, elements: [JSONNode]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private func peek() throws -> JSONNode {
    guard currentIndex < elements.count else {
      let count = elements.count == 1 ? "1 element" : "\(elements.count) elements"
      throw Diagnostic(at: decoder.node.location, "expected more than \(count)")
    }
    return elements[currentIndex]
  }

  /// Reads the current element and moves on when that succeeds.
  private mutating func next<Result>(_ read: (JSONNode) throws -> Result) throws -> Result {
    let result = try read(try peek())
    currentIndex += 1
    return result
  }

  private var key: DecodingKey { DecodingKey(intValue: currentIndex) }

  mutating func decodeNil() throws -> Bool {
    guard try peek().isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let (decoder, path) = (decoder, DecodingPath(decoder.path, key))
    return try next { try decoder.session.decode(type, from: $0, path: path) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let (decoder, key) = (decoder, key)
    return try next { try decoder.child($0, key: key).container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let (decoder, key) = (decoder, key)
    return try next { try decoder.child($0, key: key).unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    let (decoder, key) = (decoder, key)
    return try next { decoder.child($0, key: key) }
  }

  mutating func decode(_ type: String.Type) throws -> String { try next { try $0.decodedString() } }
  mutating func decode(_ type: Bool.Type) throws -> Bool { try next { try $0.decodedBool() } }
  mutating func decode(_ type: Double.Type) throws -> Double { try next { try $0.decodedDouble() } }
  mutating func decode(_ type: Float.Type) throws -> Float { try next { try $0.decodedFloat() } }
  mutating func decode(_ type: Int.Type) throws -> Int { try next { try $0.decodedInteger(type) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try next { try $0.decodedInteger(type) } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try next { try $0.decodedInteger(type) } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try next { try $0.decodedInteger(type) } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try next { try $0.decodedInteger(type) } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try next { try $0.decodedInteger(type) } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next { try $0.decodedInteger(type) } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next { try $0.decodedInteger(type) } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next { try $0.decodedInteger(type) } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next { try $0.decodedInteger(type) } }
}
