import Foundation

/// Gives the UUIDs of a run names in the order of their first appearance: `uuid-1`, `uuid-2`.
///
/// UUIDs that the documents themselves give stay as they are.
struct IdentifierNames {
  private static let length = 36

  private var names: [String: String] = [:]
  private let given: Set<String>

  /// - Parameter given: Texts in which UUIDs stand that are to stay.
  init(given: [String]) {
    var known: Set<String> = []
    for text in given { Self.forEach(in: Array(text.utf8)) { known.insert($0.uppercased()) } }
    self.given = known
  }

  /// `text` with names instead of UUIDs.
  mutating func named(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "-")), bytes.count >= Self.length else { return text }
    var found: [String] = []
    Self.forEach(in: bytes) { found.append($0) }
    var result = text
    for identifier in found where !given.contains(identifier.uppercased()) {
      let key = identifier.uppercased()
      let name = names[key] ?? "uuid-\(names.count + 1)"
      names[key] = name
      result = result.replacingOccurrences(of: identifier, with: name)
    }
    return result
  }

  private static func forEach(in bytes: [UInt8], _ body: (String) -> Void) {
    var start = 0
    while start + length <= bytes.count {
      guard let hyphen = bytes[start...].firstIndex(of: UInt8(ascii: "-")) else { return }
      let candidate = hyphen - 8
      if candidate >= start, candidate + length <= bytes.count, isIdentifier(bytes[candidate..<candidate + length]) {
        body(String(decoding: bytes[candidate..<candidate + length], as: UTF8.self))
        start = candidate + length
      } else {
        start = hyphen + 1
      }
    }
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
