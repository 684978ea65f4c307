import ScenarioSupport

/// Escapes text for Markdown, so that nothing in it becomes markup, a link, or the end of a fence.
enum MarkdownText {
  /// Text within a line or a table's cell.
  static func inline(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.escaped(text).unicodeScalars {
      switch scalar {
      case "&", "<", ">", "`", "*", "_", "[", "]", "|", "~", "\\", "$", "@", ":", "#":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.replacing("www.", with: "www&#46;")
  }

  /// A block of code, between fences that are longer than any run of backticks in it.
  ///
  /// - Parameter limit: The greatest number of bytes of the text that are kept, in whole lines.
  static func block(_ text: String, language: String, limit: Int) -> String {
    var lines: [Substring] = []
    var size = 0
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in all {
      size += line.utf8.count + 1
      guard size <= limit else { break }
      lines.append(line)
    }
    let isWhole = lines.count == all.count
    while lines.last?.isEmpty == true { lines.removeLast() }
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    var block = "\(fence)\(language)\n" + lines.map { "\($0)\n" }.joined() + "\(fence)\n"
    if !isWhole { block += "\n… \(all.count - lines.count) more lines were left out.\n" }
    return block
  }

  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var current = 0
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
