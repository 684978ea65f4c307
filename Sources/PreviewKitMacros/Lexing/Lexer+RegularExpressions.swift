extension Lexer {
  /// Where the regular expression `/…/` that begins at this slash ends; nil when none does.
  ///
  /// It is closed on its line, neither begins nor ends with a blank, and closes no group that it does not open. So
  /// `f(/, /)` and `(f(/A.b), /B.c)` hold operators.
  func regexEnd(from slash: Int) -> Int? {
    guard slash + 1 < bytes.count, bytes[slash + 1] != .space, bytes[slash + 1] != .tab else { return nil }
    var groups = 0
    var classes = 0
    var index = slash + 1
    while index < bytes.count, !bytes[index].isLineBreak {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        index += 1
        guard index < bytes.count, !bytes[index].isLineBreak else { return nil }
      case UInt8(ascii: "/"):
        let isAfterBlank = bytes[index - 1] == .space || bytes[index - 1] == .tab
        return isAfterBlank && bytes[index - 2] != UInt8(ascii: "\\") ? nil : index + 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes -= 1
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        groups -= 1
        guard groups >= 0 else { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `#/…/#`: reaches over several lines when nothing but blanks stands on its first one. The position is behind the pounds.
  mutating func scanExtendedRegex(pounds: Int) {
    position += 1
    var start = position
    while start < bytes.count, bytes[start] == .space || bytes[start] == .tab { start += 1 }
    let isMultiline = start < bytes.count && bytes[start].isLineBreak
    while let next = byte() {
      if next.isLineBreak, !isMultiline { return }
      if next == UInt8(ascii: "\\"), let escaped = byte(1), isMultiline || !escaped.isLineBreak {
        position += 2
      } else if next == UInt8(ascii: "/"), hasPounds(pounds, offset: 1) {
        position += 1 + pounds
        return
      } else {
        position += 1
      }
    }
  }
}
