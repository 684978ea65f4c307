import ScenarioSupport

/// Writes one JSON object on one line. It is many times as fast as `JSONEncoder`; ten thousand results are common.
struct JSONLine {
  /// What is written so far.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Ends the line.
  mutating func finish() { bytes.append(UInt8(ascii: "\n")) }

  mutating func object(_ name: StaticString? = nil, _ content: (inout JSONLine) -> Void) {
    enclosed(name, UInt8(ascii: "{"), UInt8(ascii: "}"), content)
  }

  mutating func array(_ name: StaticString? = nil, _ content: (inout JSONLine) -> Void) {
    enclosed(name, UInt8(ascii: "["), UInt8(ascii: "]"), content)
  }

  /// Writes a member whose name is not known beforehand.
  mutating func number(named name: String, _ value: Int) {
    begin(nil)
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    bytes += "\(value)".utf8
  }

  mutating func number(_ name: StaticString, _ value: Int) {
    begin(name)
    bytes += "\(value)".utf8
  }

  mutating func bool(_ name: StaticString, _ value: Bool) {
    begin(name)
    bytes += (value ? "true" : "false").utf8
  }

  /// Milliseconds with three decimals.
  mutating func milliseconds(_ name: StaticString, _ value: Duration) {
    begin(name)
    let (seconds, attoseconds) = max(value, .zero).components
    let microseconds = Int(attoseconds / 1_000_000_000_000)
    let digits = String(microseconds % 1000)
    bytes += "\(Int(seconds) * 1000 + microseconds / 1000).".utf8
    bytes += String(repeating: "0", count: 3 - digits.count).utf8
    bytes += digits.utf8
  }

  /// A string; `nil` leaves the member out.
  mutating func string(_ name: StaticString? = nil, _ value: String?) {
    guard let value else { return }
    begin(name)
    quote(value)
  }

  private mutating func enclosed(
    _ name: StaticString?, _ open: UInt8, _ close: UInt8, _ content: (inout JSONLine) -> Void
  ) {
    begin(name)
    bytes.append(open)
    needsComma = false
    content(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func begin(_ name: StaticString?) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
    guard let name else { return }
    bytes.append(UInt8(ascii: "\""))
    bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Like `quoted`, but over bytes: line separators and invisible characters are escaped as well.
  private mutating func quote(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { source in
      var start = 0
      var place = 0
      while place < source.count {
        let byte = source[place]
        if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
          place += 1
          continue
        }
        let length = Self.escapedLength(source, place)
        guard length > 0 else {
          place += 1
          continue
        }
        bytes += source[start..<place]
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        default:
          let character = String(decoding: source[place..<(place + length)], as: UTF8.self)
          bytes += character.quoted.utf8.dropFirst().dropLast()
        }
        place += length
        start = place
      }
      bytes += source[start...]
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The length in bytes of the character at a place when it must be escaped; otherwise 0.
  private static func escapedLength(_ source: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    switch source[place] {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"): return 1
    case 0xC2: return source[place + 1] < 0xA0 ? 2 : 0
    case 0xE2:
      let (second, third) = (source[place + 1], source[place + 2])
      let isUnseen =
        second == 0x80 && ((0x8B...0x8F).contains(third) || (0xA8...0xAE).contains(third))
        || second == 0x81 && (0xA0...0xA9).contains(third)
      return isUnseen ? 3 : 0
    case 0xEF: return source[place + 1] == 0xBB && source[place + 2] == 0xBF ? 3 : 0
    default: return 0
    }
  }
}
