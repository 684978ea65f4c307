import Foundation
import PreviewKit

/// Lines of an outline that an `expect` step wants, with gaps.
///
/// `…` stands for anything: within a line for a part of it, alone on a line for any number of lines. `/…/` stands for a
/// quoted text in which a regular expression is found. Indentation does not count.
package struct OutlinePattern: Hashable, Sendable {
  /// The mark for what does not matter.
  static let anything = "…"

  /// The lines, without indentation and empty ones.
  package var lines: [String]

  /// Makes a pattern of lines.
  package init(lines: [String]) {
    var kept: [String] = []
    for line in lines.flatMap({ $0.split(separator: "\n") }) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if !trimmed.isEmpty { kept.append(trimmed) }
    }
    self.lines = kept
  }

  /// Makes a pattern of a text with one or more lines.
  package init(_ text: String) { self.init(lines: [text]) }

  /// Whether a plain string is such lines, and not a text that is looked for in the element.
  ///
  /// One line is when it is a role and more, such as `Button "Pay"`, or a text in quotes; several are when each is a
  /// line of an outline, a `…` or a `/…/`.
  static func isOutline(_ text: String) -> Bool {
    let lines = OutlinePattern(text).lines
    if lines.count == 1 { return startsAsLine(lines[0], isAlone: true) }
    return !lines.isEmpty && lines.allSatisfy { startsAsLine($0, isAlone: false) }
  }

  private static func startsAsLine(_ line: String, isAlone: Bool) -> Bool {
    if line.first == "\"" { return line.count > 1 }
    if !isAlone, line == anything || line.first == "/" { return true }
    guard let space = line.firstIndex(of: " ") else { return !isAlone && ElementRole(rawValue: line) != nil }
    guard ElementRole(rawValue: String(line[..<space])) != nil else { return false }
    let rest = line[line.index(after: space)...]
    return rest.hasPrefix("\"") || rest.hasPrefix("= ") || rest.hasPrefix("(") || rest.hasPrefix(anything)
      || rest.hasPrefix("/")
  }
}

extension OutlinePattern: CustomStringConvertible {
  /// The lines, one below the other.
  package var description: String { lines.joined(separator: "\n") }
}
