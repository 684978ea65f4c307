import PreviewKit
import ScenarioSupport

/// Compares a line of an outline with a line of an ``OutlinePattern``.
package struct OutlineLineMatcher {
  private enum Part {
    case text([Character])
    /// A text in quotes in which the expression is found.
    case quoted(Regex<AnyRegexOutput>)
  }

  /// The parts between the gaps. A gap at the start or at the end has an empty block beside it.
  private let blocks: [[Part]]
  /// Whether it stands for any number of lines.
  package let isGap: Bool

  package init(_ line: String) throws(InvalidExpression) {
    isGap = line == OutlinePattern.anything
    var blocks: [[Part]] = [[]]
    var text: [Character] = []
    func append(_ part: Part) { blocks[blocks.count - 1].append(part) }
    func endText() {
      if !text.isEmpty { append(.text(text)) }
      text = []
    }
    let characters = Array(OutlineText.normalised(line))
    var index = 0
    var isInQuotes = false
    while index < characters.count {
      let character = characters[index]
      if character == "…" {
        // A gap at the end may be empty, and then nothing stands between it and what is before it.
        if index == characters.count - 1, text.last == " " { text.removeLast() }
        endText()
        blocks.append([])
        index += 1
      } else if character == "/", !isInQuotes, text.last.map({ $0 == " " }) ?? (blocks.count == 1 && blocks[0].isEmpty),
        let end = Self.endOfPattern(in: characters, from: index)
      {
        endText()
        append(.quoted(try Self.regex(String(characters[(index + 1)..<end]))))
        index = end + 1
      } else {
        if isInQuotes, character == "\\", index + 1 < characters.count {
          text.append(character)
          index += 1
        } else if character == "\"" {
          isInQuotes.toggle()
        }
        text.append(characters[index])
        index += 1
      }
    }
    endText()
    self.blocks = blocks
  }

  /// The slash that closes the expression: the first that is not escaped and stands where a quote could end.
  private static func endOfPattern(in characters: [Character], from start: Int) -> Int? {
    var index = start + 1
    while index < characters.count {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if characters[index] == "/", index > start + 1, next == " " || next == "," { return index }
      index += 1
    }
    return nil
  }

  private static func regex(_ pattern: String) throws(InvalidExpression) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(pattern.replacing("\\/", with: "/"))
    } catch {
      throw InvalidExpression(pattern: pattern, reason: "\(error)")
    }
  }

  /// Whether the whole of `line` fits.
  ///
  /// A block is taken where it comes first: there it also ends first, so no other place needs to be tried. The last one
  /// must reach the end.
  package func matches(_ line: String) -> Bool {
    guard !isGap else { return true }
    let characters = Array(OutlineText.normalised(line))
    var start = 0
    for (number, block) in blocks.enumerated() {
      let isLast = number == blocks.count - 1
      // No gap stands before the first block.
      let places = number == 0 ? start...start : start...characters.count
      let ends = places.lazy.compactMap { Self.end(of: block, in: characters, from: $0) }
      guard let end = ends.first(where: { !isLast || $0 == characters.count }) else { return false }
      start = end
    }
    return true
  }

  /// Where a block ends that starts at a place; nil when it does not stand there.
  private static func end(of block: [Part], in characters: [Character], from start: Int) -> Int? {
    var rest = characters[start...]
    for part in block {
      switch part {
      case .text(let text):
        guard rest.starts(with: text) else { return nil }
        rest = rest.dropFirst(text.count)
      case .quoted(let regex):
        guard let (text, end) = quotedText(in: rest), text.contains(regex) else { return nil }
        rest = rest[end...]
      }
    }
    return rest.startIndex
  }

  /// The text between the quotes at the start, as it is read, and where it ends.
  private static func quotedText(in rest: ArraySlice<Character>) -> (text: String, end: Int)? {
    guard rest.first == "\"" else { return nil }
    var text = ""
    var index = rest.startIndex + 1
    while index < rest.endIndex {
      switch rest[index] {
      case "\"": return (text, index + 1)
      case "\\" where index + 1 < rest.endIndex:
        index += 1
        switch rest[index] {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "e": text.append("\u{1B}")
        case let other: text.append(other)
        }
      case let character: text.append(character)
      }
      index += 1
    }
    return nil
  }
}
