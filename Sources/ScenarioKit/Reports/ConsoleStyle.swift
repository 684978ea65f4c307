/// Whether text on a console has colours, and which.
package struct ConsoleStyle: Hashable, Sendable {
  /// Whether escape sequences for colours are written.
  var isColored: Bool

  /// Creates a style with or without colours.
  init(isColored: Bool) { self.isColored = isColored }

  /// Text without any escape sequence.
  static let plain = ConsoleStyle(isColored: false)
  /// Text with colours.
  static let colored = ConsoleStyle(isColored: true)

  /// The kind of a piece of text, which decides its colour.
  enum Ink: String {
    case strong = "1"
    case faint = "2"
    case heading = "36"
    case good = "32"
    case bad = "31"
    case attention = "33"
    case removed = "31 "
    case added = "32 "

    fileprivate var code: String { rawValue.last == " " ? String(rawValue.dropLast()) : rawValue }
  }

  func paint(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(ink.code)m\(text)\u{1B}[0m" : text
  }

  /// A line of a diff. The part that differs from its counterpart is highlighted.
  func paintLine(_ line: String, against counterpart: String?, _ ink: Ink) -> String {
    guard isColored else { return line }
    guard let counterpart else { return paint(line, ink) }
    // The first byte is the sign, which always differs.
    let (mine, other) = (Array(line.utf8.dropFirst()), Array(counterpart.utf8.dropFirst()))
    let shorter = min(mine.count, other.count)
    var start = 0
    while start < shorter, mine[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter - start, mine[mine.count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    // Do not split a scalar.
    while start > 0, start < mine.count, mine[start] & 0xc0 == 0x80 { start -= 1 }
    while end > 0, mine[mine.count - end] & 0xc0 == 0x80 { end -= 1 }
    let middle = start..<(mine.count - end)
    // Lines that share little but their indentation are highlighted as a whole.
    let shared = mine[..<start].count { $0 != UInt8(ascii: " ") } + end
    guard !middle.isEmpty, shared * 2 >= middle.count else { return paint(line, ink) }
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    return "\u{1B}[\(ink.code)m\(line.prefix(1))\(text(mine[..<start]))\u{1B}[1;7m\(text(mine[middle]))\u{1B}[22;27m"
      + "\(text(mine[middle.upperBound...]))\u{1B}[0m"
  }
}
