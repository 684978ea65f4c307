/// How strings are written between quotes.
public enum OutlineText {
  /// `text` between quotes, with everything escaped that could mislead a reader.
  public static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [0x22]
    appendEscaped(text, to: &bytes)
    bytes.append(0x22)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Text for comparison with what a script says: every kind of no-break or thin space is a space.
  public static func normalised(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isSpace($0) ? " " : $0 }))
  }

  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let isPlain = text.withUTF8 { buffer in
      // Without a way out of the loop, so that many bytes are looked at together.
      var special: UInt8 = 0
      for byte in buffer { special |= (byte &- 0x20 >= 0x5F || byte == 0x22 || byte == 0x5C) ? 1 : 0 }
      if special != 0 { return false }
      bytes.append(contentsOf: buffer)
      return true
    }
    if isPlain { return }
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n": bytes += [0x5C, 0x6E]
      case "\t": bytes += [0x5C, 0x74]
      case "\r": bytes += [0x5C, 0x72]
      case "\u{1B}": bytes += [0x5C, 0x65]
      case "\"": bytes += [0x5C, 0x22]
      case "\\": bytes += [0x5C, 0x5C]
      case _ where isSpace(scalar): bytes.append(0x20)
      // The joiner inside an emoji, as in a family, is part of a visible character.
      case "\u{200D}" where previous == "\u{FE0F}" || previous.properties.isEmoji: bytes += UTF8.encode(scalar)!
      case _ where isInvisible(scalar):
        bytes += Array("\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
      default: bytes += UTF8.encode(scalar)!
      }
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: true
    default: false
    }
  }

  /// Control, format (bidirectional, zero-width), separator and unassigned scalars.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    case .format: true
    default: false
    }
  }
}
