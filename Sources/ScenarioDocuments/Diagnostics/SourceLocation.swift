/// A place in a file that a person wrote: what an editor jumps to.
package struct SourceLocation: Hashable, Sendable, Codable {
  /// The file as it is shown to users: relative to the parent of the scenarios' root, `Scenarios/tags/tags-view.json`.
  package var file: String

  /// The line, from 1; 0 when the file or folder as a whole is meant.
  package var line: Int

  /// The column in characters, from 1; 0 when the file or folder as a whole is meant.
  package var column: Int

  /// Makes a location of a character.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Makes a location that means a whole file or folder.
  package init(file: String) {
    self.init(file: file, line: 0, column: 0)
  }
}

extension SourceLocation: Comparable {
  /// Orders by file, then line, then column.
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.file != right.file { return left.file < right.file }
    return (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, or the file alone when it is meant as a whole.
  package var description: String {
    line == 0 ? file : "\(file):\(line):\(column)"
  }
}

extension SourceLocation {
  /// Reads what ``description`` says; nil when the text is empty.
  package init?(parsing text: String) {
    guard !text.isEmpty else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) {
      self.init(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
    } else {
      self.init(file: text)
    }
  }
}
