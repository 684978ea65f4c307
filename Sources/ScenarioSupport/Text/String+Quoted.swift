extension String {
  /// The string as JSON writes it, quotes included, on one line and without invisible control characters.
  package var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      default:
        if scalar.isUnseen {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Control characters, and those that turn or join the text around them.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
