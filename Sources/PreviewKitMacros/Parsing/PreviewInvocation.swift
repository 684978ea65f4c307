/// A use of `#Preview`, and its parts. The ranges are those of tokens.
struct PreviewInvocation {
  var tokens: TokenList
  /// The index of `#Preview`.
  var start: Int
  /// The arguments and the trailing closure after the name.
  var arguments: Range<Int>
  /// The closure that makes the view, with its braces; nil when the argument is not a closure.
  var closure: Range<Int>?

  init?(_ source: String) {
    let tokens = TokenList(source)
    guard let start = tokens.indices.first(where: { tokens[$0].kind == .poundWord }) else { return nil }
    self.tokens = tokens
    self.start = start
    arguments = start + 1..<tokens.count
    // `#PreviewKit.Preview`
    while tokens.token(at: arguments.lowerBound)?.is(.operator, ".") == true, arguments.count > 1 {
      arguments = arguments.lowerBound + 2..<arguments.upperBound
    }
    closure = trailingClosure ?? bodyArgument
  }

  private var trailingClosure: Range<Int>? {
    var index = arguments.lowerBound
    if tokens.token(at: index)?.is(.open, "(") == true { index = tokens.indexAfterBracket(at: index) }
    guard tokens.token(at: index)?.is(.open, "{") == true else { return nil }
    return index..<tokens.indexAfterBracket(at: index)
  }

  /// `#Preview(body: { … })`
  private var bodyArgument: Range<Int>? {
    var index = arguments.lowerBound + 1
    while index < arguments.upperBound {
      if tokens[index].is(.word, "body"), tokens.token(at: index + 1)?.is(.punctuation, ":") == true,
        tokens.token(at: index + 2)?.is(.open, "{") == true
      {
        return index + 2..<tokens.indexAfterBracket(at: index + 2)
      }
      index = tokens[index].kind == .open ? tokens.indexAfterBracket(at: index) : index + 1
    }
    return nil
  }
}
