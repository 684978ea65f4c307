/// A token of Swift source. Blanks and comments are not tokens.
struct Token: Hashable {
  enum Kind: Hashable {
    /// A name or a keyword; `` `escaped` `` names too, with their backticks.
    case word
    /// A number.
    case number
    /// A whole string literal with its quotes, `#` and interpolations.
    case string
    /// A whole regular expression literal.
    case regex
    /// `@Name` is `@` and a word; `#name` is one token of this kind.
    case poundWord
    /// A run of operator characters, `=` and `->` among them; `.` stands alone when it only leads to a member.
    case `operator`
    /// One of `( [ {`.
    case open
    /// One of `) ] }`.
    case close
    /// `,`, `;`, `:`, `@`, `\`, `#` and every character that begins no other token.
    case punctuation
  }

  var kind: Kind
  var text: String
  /// In UTF-8 bytes from the start of the source.
  var range: Range<Int>
  /// Whether it is the first on its line.
  var startsLine: Bool
  /// Whether a blank or a comment stands before it (also true at the start).
  var followsSpace: Bool
  /// Whether it is an operator that stands behind its operand, as in `x!`.
  var isPostfix: Bool

  func `is`(_ kind: Kind, _ text: String) -> Bool { self.kind == kind && self.text == text }
}
