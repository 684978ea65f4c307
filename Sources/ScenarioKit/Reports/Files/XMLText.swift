/// Writes any text as valid XML 1.0.
enum XMLText {
  /// Appends content of an element.
  ///
  /// Characters that XML forbids, and control characters that a terminal would obey, are escaped: `\u{1B}`.
  static func append(_ text: String, to bytes: inout [UInt8]) { append(text, isAttribute: false, to: &bytes) }

  /// Appends ` name="value"`.
  static func appendAttribute(_ name: StaticString, _ value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    bytes += [UInt8(ascii: "="), UInt8(ascii: "\"")]
    append(value, isAttribute: true, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ text: String, isAttribute: Bool, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { source in
      var start = 0
      var place = 0
      while place < source.count {
        guard let (replacement, length) = replacement(source, place, isAttribute) else {
          place += 1
          continue
        }
        bytes += source[start..<place]
        bytes += replacement.utf8
        place += length
        start = place
      }
      bytes += source[start...]
    }
  }

  /// The replacement for the character at a place, and the character's length in bytes; nil when it needs none.
  private static func replacement(
    _ source: UnsafeBufferPointer<UInt8>, _ place: Int, _ isAttribute: Bool
  ) -> (text: String, length: Int)? {
    let byte = source[place]
    switch byte {
    case UInt8(ascii: "&"): return ("&amp;", 1)
    case UInt8(ascii: "<"): return ("&lt;", 1)
    case UInt8(ascii: ">"): return ("&gt;", 1)
    case UInt8(ascii: "\""): return isAttribute ? ("&quot;", 1) : nil
    // A parser would turn them into spaces, or into line feeds.
    case 0x09, 0x0A: return isAttribute ? ("&#\(byte);", 1) : nil
    case 0x0D: return ("&#13;", 1)
    case 0..<0x20, 0x7F: return (escape(UInt32(byte)), 1)
    case 0xC2 where source[place + 1] < 0xA0: return (escape(UInt32(source[place + 1])), 2)
    // U+FFFE and U+FFFF.
    case 0xEF where source[place + 1] == 0xBF && source[place + 2] >= 0xBE:
      return (escape(0xFF40 + UInt32(source[place + 2])), 3)
    default: return nil
    }
  }

  private static func escape(_ value: UInt32) -> String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
