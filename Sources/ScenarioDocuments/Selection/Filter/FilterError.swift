import ScenarioSupport

/// Where a filter is wrong, and why.
struct FilterError: Error {
  /// The place, in Unicode scalars from 0.
  var position: Int
  /// What is wrong.
  var message: String
  /// What stands beside the caret.
  var label: String?

  /// More of a filter than this is cut away on both sides of the caret.
  private static let before = 48
  private static let after = 40

  /// The message with the filter's text, and a caret below the place.
  ///
  /// ```text
  /// bad filter: `)` is missing
  ///   env(error and tag(smoke)
  ///      ^ opened here
  /// ```
  func selectionError(in text: [Unicode.Scalar]) -> SelectionError {
    let place = min(max(position, 0), text.count)
    let start = place > Self.before + 1 ? place - Self.before : 0
    let end = text.count - place > Self.after + 1 ? place + Self.after : text.count
    let left = (start > 0 ? "…" : "") + Self.visible(text[start..<place])
    let right = Self.visible(text[place..<end]) + (end < text.count ? "…" : "")
    let indent = String(repeating: " ", count: 2 + Self.width(of: left))
    return SelectionError(
      message: "bad filter: \(message)\n  \(left)\(right)\n\(indent)^\(label.map { " \($0)" } ?? "")", hint: nil)
  }

  static func visible(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return VisibleText.escaped(String(text))
  }

  /// How many columns a terminal takes for a text.
  private static func width(of text: String) -> Int {
    text.reduce(0) { width, character in
      let isWide = character.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60,
          0xffe0...0xffe6, 0x20000...0x3fffd:
          true
        default: scalar.properties.isEmojiPresentation
        }
      }
      return width + (isWide ? 2 : 1)
    }
  }
}
