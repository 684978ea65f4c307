import PreviewKit
import ScenarioSupport

/// Compares a line of an outline with a line of an ``OutlinePattern``.
package struct OutlineLineMatcher {
  private enum Part {
    case text([Character])
    case anything
    /// A text in quotes in which the expression is found.
    case quoted(Regex<AnyRegexOutput>)
  }

  private let parts: [Part]
  /// Whether it stands for any number of lines.
  package let isGap: Bool

  package init(_ line: String) throws(InvalidExpression) {
    isGap = line == OutlinePattern.anything
    var parts: [Part] = []
    var text: [Character] = []
    func endText() {
      if !text.isEmpty { parts.append(.text(text)) }
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
        parts.append(.anything)
        index += 1
      } else if character == "/", !isInQuotes, text.last.map({ $0 == " " }) ?? parts.isEmpty,
        let end = Self.endOfPattern(in: characters, from: index)
      {
        endText()
        parts.append(.quoted(try Self.regex(String(characters[(index + 1)..<end]))))
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
    self.parts = parts
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
  package func matches(_ line: String) -> Bool {
    isGap || matches(Array(OutlineText.normalised(line))[...], part: 0)
  }

  private func matches(_ rest: ArraySlice<Character>, part: Int) -> Bool {
    guard part < parts.count else { return rest.isEmpty }
    switch parts[part] {
    case .text(let text): return rest.starts(with: text) && matches(rest.dropFirst(text.count), part: part + 1)
    case .anything:
      if part == parts.count - 1 { return true }
      return (rest.startIndex...rest.endIndex).contains { matches(rest[$0...], part: part + 1) }
    case .quoted(let regex):
      guard let (text, after) = Self.quotedText(in: rest), text.contains(regex) else { return false }
      return matches(rest[after...], part: part + 1)
    }
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
