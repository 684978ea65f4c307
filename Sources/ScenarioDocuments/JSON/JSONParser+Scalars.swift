import ScenarioSupport

extension JSONParser {
  // MARK: Strings

  /// Reads the string whose opening quote is the current byte.
  mutating func string() throws(Diagnostic) -> String {
    let open = offset
    let start = open + 1
    var place = start
    var isASCII = true
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        return finish(String(decoding: bytes[start..<place], as: UTF8.self), from: start, to: place, isASCII: isASCII)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      if byte >= 0x80 { isASCII = false }
      place += 1
    }
    return try slowString(open: open, plain: place, isASCII: isASCII)
  }

  private mutating func finish(_ string: String, from start: Int, to end: Int, isASCII: Bool) -> String {
    if !isASCII {
      if let invalid = Self.invalidUTF8(in: bytes[start..<end]) {
        diagnostics.append(invalidByte(at: invalid))
      }
    }
    offset = end + 1
    if !isASCII { moveAnchor() }
    return string
  }

  private mutating func slowString(open: Int, plain: Int, isASCII: Bool) throws(Diagnostic) -> String {
    var isASCII = isASCII
    var unescaped = Array(bytes[(open + 1)..<plain])
    var place = plain
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        return finish(String(decoding: unescaped, as: UTF8.self), from: open + 1, to: place, isASCII: isASCII)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw Diagnostic(
          at: location(at: open),
          "the string is not closed at the end of its line",
          hint: "close it with a double quote; a line break inside is written \\n"
        )
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        let code = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        report(
          at: location(at: place),
          "a control character in a string",
          hint: "write \(byte == UInt8(ascii: "\t") ? "\\t" : code)"
        )
        unescaped.append(byte)
        place += 1
      case UInt8(ascii: "\\"):
        escape(&place, into: &unescaped)
      default:
        if byte >= 0x80 { isASCII = false }
        unescaped.append(byte)
        place += 1
      }
    }
    throw Diagnostic(at: location(at: open), "the string is not closed", hint: "close it with a double quote")
  }

  private mutating func escape(_ place: inout Int, into unescaped: inout [UInt8]) {
    let start = place
    place += 2
    switch byte(at: start + 1) {
    case UInt8(ascii: "\""): unescaped.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): unescaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): unescaped.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): unescaped.append(8)
    case UInt8(ascii: "f"): unescaped.append(12)
    case UInt8(ascii: "n"): unescaped.append(10)
    case UInt8(ascii: "r"): unescaped.append(13)
    case UInt8(ascii: "t"): unescaped.append(9)
    case UInt8(ascii: "u"): unicodeEscape(at: start, &place, into: &unescaped)
    default:
      // The byte behind the backslash is read again as part of the string: it may be its end of line.
      place = start + 1
      report(at: location(at: start), "an unknown escape in a string", hint: "a backslash itself is written \\\\")
    }
  }

  private mutating func unicodeEscape(at start: Int, _ place: inout Int, into unescaped: inout [UInt8]) {
    guard let unit = hexadecimal(at: start + 2) else {
      report(at: location(at: start), "\\u needs four hexadecimal digits")
      return
    }
    place = start + 6
    var code = UInt32(unit)
    if unit & 0xF800 == 0xD800 {
      let isPair = unit < 0xDC00 && byte(at: place) == UInt8(ascii: "\\") && byte(at: place + 1) == UInt8(ascii: "u")
      guard isPair, let low = hexadecimal(at: place + 2), low & 0xFC00 == 0xDC00 else {
        report(
          at: location(at: start),
          "a lone surrogate \\u\(String(unit, radix: 16))",
          hint: "write the character itself, or both halves of the pair"
        )
        unescaped.append(contentsOf: "\u{FFFD}".utf8)
        return
      }
      place += 6
      code = 0x10000 + (code & 0x3FF) << 10 + UInt32(low & 0x3FF)
    }
    if let scalar = Unicode.Scalar(code) {
      unescaped.append(contentsOf: String(scalar).utf8)
    }
  }

  private func hexadecimal(at place: Int) -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[place..<(place + 4)] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  // MARK: Numbers

  /// Reads the number whose first byte is the current one.
  mutating func number() throws(Diagnostic) -> JSONNumber {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    if current == UInt8(ascii: "0"), let next = byte(at: offset + 1), next.isDigit {
      throw Diagnostic(at: location(at: start), "a number with a leading zero", hint: "remove it")
    }
    try digits(of: start)
    if current == UInt8(ascii: ".") {
      offset += 1
      try digits(of: start)
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try digits(of: start)
    }
    if let next = current, next.isWordPart || next == UInt8(ascii: ".") {
      throw malformed(start)
    }
    return JSONNumber(literal: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func digits(of start: Int) throws(Diagnostic) {
    guard let first = current, first.isDigit else { throw malformed(start) }
    while let next = current, next.isDigit { offset += 1 }
  }

  private func malformed(_ start: Int) -> Diagnostic {
    let rest = bytes[start...].prefix(40).prefix { $0.isWordPart || "+-.".utf8.contains($0) }
    return Diagnostic(
      at: location(at: start),
      "\(String(decoding: rest, as: UTF8.self).quoted) is not a JSON number",
      hint: "put it in double quotes if it is text"
    )
  }
}
