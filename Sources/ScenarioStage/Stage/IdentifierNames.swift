/// Gives the UUIDs of a run names in the order of their first appearance: `uuid-1`, `uuid-2`.
///
/// UUIDs that the documents themselves give stay as they are.
struct IdentifierNames {
  private static let length = 36

  private var names: [String: String] = [:]
  private let given: Set<String>

  /// - Parameter given: Texts with the UUIDs that stay as they are.
  init(given: [String]) {
    var known: Set<String> = []
    for text in given {
      let bytes = Array(text.utf8)
      for range in Self.ranges(in: bytes) { known.insert(Self.key(of: bytes[range])) }
    }
    self.given = known
  }

  /// `text` with names instead of UUIDs, written in one pass.
  mutating func named(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let ranges = Self.ranges(in: bytes)
    guard !ranges.isEmpty else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var written = 0
    for range in ranges {
      let key = Self.key(of: bytes[range])
      guard !given.contains(key) else { continue }
      let name = names[key] ?? "uuid-\(names.count + 1)"
      names[key] = name
      result += bytes[written..<range.lowerBound]
      result += name.utf8
      written = range.upperBound
    }
    result += bytes[written...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The key of a UUID: the same for upper and lower case.
  private static func key(of identifier: ArraySlice<UInt8>) -> String {
    String(decoding: identifier, as: UTF8.self).uppercased()
  }

  /// The positions of UUIDs, in order.
  private static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start + length <= bytes.count, let hyphen = bytes[start...].firstIndex(of: UInt8(ascii: "-")) {
      let candidate = hyphen - 8
      if candidate >= start, candidate + length <= bytes.count, isIdentifier(bytes[candidate..<candidate + length]) {
        ranges.append(candidate..<candidate + length)
        start = candidate + length
      } else {
        start = hyphen + 1
      }
    }
    return ranges
  }

  private static func isIdentifier(_ bytes: ArraySlice<UInt8>) -> Bool {
    for (offset, byte) in bytes.enumerated() {
      switch offset {
      case 8, 13, 18, 23: if byte != UInt8(ascii: "-") { return false }
      default: if !isHexadecimal(byte) { return false }
      }
    }
    return true
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
