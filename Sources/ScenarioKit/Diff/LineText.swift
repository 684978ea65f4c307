/// A text as its lines: the bytes once, and where each line starts and ends in them.
///
/// A final line feed ends the last line and starts no other. Lines are bytes because `String` would call `é` written as
/// one scalar and as two the same, and a snapshot must not.
struct LineText: Sendable {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  /// Splits a text at its line feeds.
  init(_ text: String) {
    bytes = Array(text.utf8)
    var ranges: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        ranges.append(start..<index)
        start = index + 1
      }
      if start < bytes.count { ranges.append(start..<bytes.count) }
    }
    self.ranges = ranges
  }

  /// How many lines there are.
  var count: Int { ranges.count }

  /// A line without its line feed.
  subscript(line: Int) -> String { String(decoding: bytes[ranges[line]], as: UTF8.self) }

  /// How many spaces a line starts with; `Int.max` for a line without anything else.
  func indentation(of line: Int) -> Int {
    let range = ranges[line]
    guard let first = bytes[range].firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return Int.max }
    return first - range.lowerBound
  }

  /// Whether a line starts with a letter at column 0: a header, a frame, the warnings.
  func isHeading(_ line: Int) -> Bool {
    guard let first = bytes[ranges[line]].first else { return false }
    return (first | 0x20) >= UInt8(ascii: "a") && (first | 0x20) <= UInt8(ascii: "z")
  }
}
