/// The first lines of a long text.
package enum Excerpt {
  /// At most this number of lines of `text`, empty ones left out; the last line says how many are missing.
  package static func lines(of text: String, most: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.isEmpty }
    guard lines.count > most else { return lines.joined(separator: "\n") }
    return lines.prefix(most).joined(separator: "\n") + "\n  … \(lines.count - most) more lines"
  }
}
