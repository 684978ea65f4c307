import ScenarioSupport

extension JSONParser {
  /// What stands at the current byte, for messages.
  var found: String {
    guard let byte = current else { return "end of file" }
    if byte.isWordPart, !byte.isDigit { return word.quoted }
    if byte < 0x80 { return String(Unicode.Scalar(byte)).quoted }
    if let character = String(decoding: bytes[offset..<min(offset + 32, bytes.count)], as: UTF8.self).first {
      return String(character).quoted
    }
    return "a byte"
  }

  private var word: String {
    String(decoding: bytes[offset..<min(offset + 40, bytes.count)].prefix(while: \.isWordPart), as: UTF8.self)
  }

  /// The error for an unexpected byte. It describes the likely mistake.
  func unexpected(expected: String) -> Diagnostic {
    guard let byte = current else { return Diagnostic(at: here, "expected \(expected), found the end of the file") }
    let location = location(at: offset)
    switch byte {
    case UInt8(ascii: "'"):
      return Diagnostic(at: location, "expected \(expected), found a single quote", hint: "JSON uses double quotes")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return Diagnostic(
        at: location,
        "JSON has no comments",
        hint: "use a \"note\" key, which is allowed everywhere"
      )
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return Diagnostic(
        at: location,
        "expected \(expected), found \(found)",
        hint: "a number starts with a digit or \"-\""
      )
    case 0x80...:
      if let invalid = Self.invalidUTF8(in: bytes[offset..<min(offset + 4, bytes.count)]), invalid == offset {
        return invalidByte(at: offset)
      }
      let isQuote = ["“", "”", "„", "‘", "’", "«", "»"].contains { found == $0.quoted }
      return Diagnostic(
        at: location,
        "expected \(expected), found \(found)",
        hint: isQuote ? "JSON uses straight double quotes" : nil
      )
    default:
      return Diagnostic(at: location, "expected \(expected), found \(found)", hint: wordHint(expected))
    }
  }

  private func wordHint(_ expected: String) -> String? {
    switch word {
    case "": nil
    case "NaN", "nan", "Infinity", "inf": "JSON has no such number"
    case "True", "TRUE", "yes", "Yes", "on": "write true"
    case "False", "FALSE", "no", "No", "off": "write false"
    case "None", "nil", "undefined", "Null", "NULL": "write null"
    default: expected.hasPrefix("a ") ? "put it in double quotes" : nil
    }
  }

  /// The error for a byte that is not UTF-8.
  func invalidByte(at place: Int) -> Diagnostic {
    let digits = String(bytes[place], radix: 16, uppercase: true)
    return Diagnostic(
      at: location(at: place),
      "invalid UTF-8: byte 0x\(digits.count < 2 ? "0" : "")\(digits) at offset \(place)",
      hint: "save the file as UTF-8"
    )
  }

  /// The position of the first byte of a slice that does not belong to valid UTF-8.
  static func invalidUTF8(in slice: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var place = slice.startIndex
    while place < slice.endIndex {
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch slice[place] {
      case 0..<0x80: length = 1
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      case 0xF1...0xF3: length = 4
      default: return place
      }
      guard place + length <= slice.endIndex else { return place }
      for position in stride(from: 1, to: length, by: 1) {
        let range = position == 1 ? second : 0x80...0xBF
        if !range.contains(slice[place + position]) { return place }
      }
      place += length
    }
    return nil
  }
}
