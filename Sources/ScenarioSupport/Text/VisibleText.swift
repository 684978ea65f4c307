/// Text made safe to print: control characters and invisible characters are escaped.
package enum VisibleText {
  /// The line with control, bidirectional and zero-width characters as escapes (`\t`, `\e`, `\u{202E}`).
  package static func escaped(_ line: some StringProtocol) -> String {
    let line = String(line)
    if line.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return line }
    var text = ""
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x09: text += "\\t"
      case 0x0a: text += "\\n"
      case 0x0d: text += "\\r"
      case 0x1b: text += "\\e"
      // U+200C and U+200D stay: scripts and emoji are made with them.
      case 0..<0x20, 0x7f..<0xa0, 0x200b, 0x200e...0x200f, 0x2028...0x202e, 0x2060...0x2069, 0xfeff:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
