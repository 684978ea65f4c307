/// The closure of a `#Preview`, divided into the variables marked with `@Previewable` and the rest.
struct PreviewBody {
  /// The marked declarations, without the mark. Between them, the lines of the `#if` blocks that they stand in.
  var variables: [String] = []
  /// The statements of the closure without those declarations.
  var statements = ""
  /// For each `#if` block around the place that is read: where its lines begin in `variables`, and whether it has a variable.
  private var blocks: [(start: Int, hasVariable: Bool)] = []

  /// - Parameter closure: the closure with its braces.
  init(closure: Range<Int>, in tokens: TokenList) {
    let end = tokens[closure.upperBound - 1].is(.close, "}") ? closure.upperBound - 1 : closure.upperBound
    var index = Self.indexAfterSignature(from: closure.lowerBound + 1, to: end, in: tokens)
    // Everything between the tokens stays where it is, comments too.
    var kept =
      index > closure.lowerBound + 1 ? tokens[index - 1].range.upperBound : tokens[closure.lowerBound].range.upperBound
    while index < end {
      if let mark = Self.previewableMark(inAttributesAt: index, in: tokens),
        let statementEnd = Self.indexAfterVariable(from: index, to: end, in: tokens)
      {
        variables.append(
          [index..<mark.lowerBound, mark.upperBound..<statementEnd].filter { !$0.isEmpty }.map(tokens.text)
            .joined(separator: " "))
        if !blocks.isEmpty { blocks[blocks.count - 1].hasVariable = true }
        statements += tokens.slice(kept..<tokens[index].range.lowerBound)
        index = statementEnd
        if index < end, tokens[index].is(.punctuation, ";") { index += 1 }
        kept = tokens[index - 1].range.upperBound
      } else if let directive = tokens[index].directive {
        let directiveEnd = tokens.indexAfterDirective(at: index, limit: end)
        read(directive, tokens.text(index..<directiveEnd))
        index = directiveEnd
      } else {
        index = Self.indexAfterAttributesOrToken(at: index, to: end, in: tokens)
      }
    }
    let close = end < tokens.count ? tokens[end].range.lowerBound : tokens.utf8.count
    statements += tokens.slice(kept..<max(kept, close))
  }

  /// Keeps the lines of a block only when a variable stands in it.
  private mutating func read(_ directive: Token.Directive, _ text: String) {
    if directive == .if { blocks.append((variables.count, false)) }
    variables.append(text)
    guard directive == .endif, let block = blocks.popLast() else { return }
    if !block.hasVariable {
      variables.removeSubrange(block.start...)
    } else if !blocks.isEmpty {
      blocks[blocks.count - 1].hasVariable = true
    }
  }

  /// Behind `() -> some View in` and the like.
  private static func indexAfterSignature(from start: Int, to end: Int, in tokens: TokenList) -> Int {
    guard start < end, tokens[start].kind == .open || tokens[start].is(.punctuation, "@") else { return start }
    var index = start
    while index < end, tokens[index].text != "{" {
      // A statement may begin with a bracket too, but none begins so and has an `in` on its first line.
      if index > start, tokens[index].startsLine { return start }
      if tokens[index].is(.word, "in") { return index + 1 }
      index = tokens[index].kind == .open ? tokens.indexAfterBracket(at: index, limit: end) : index + 1
    }
    return start
  }

  /// Where `@Previewable` stands in the run of attributes that starts at `index`.
  private static func previewableMark(inAttributesAt index: Int, in tokens: TokenList) -> Range<Int>? {
    var next = index
    while let token = tokens.token(at: next), token.is(.punctuation, "@") {
      let end = tokens.indexAfterAttribute(at: next)
      if tokens[end - 1].is(.word, "Previewable") { return next..<end }
      next = end
    }
    return nil
  }

  private static func indexAfterAttributesOrToken(at index: Int, to end: Int, in tokens: TokenList) -> Int {
    if tokens[index].kind == .open { return tokens.indexAfterBracket(at: index, limit: end) }
    var next = index
    while next < end, tokens[next].is(.punctuation, "@") { next = tokens.indexAfterAttribute(at: next) }
    return max(next, index + 1)
  }
}

// MARK: - Where a declaration ends

extension PreviewBody {
  /// A declaration ends at a `;`, or at a line break that no expression goes across. Nil when it is no variable.
  private static func indexAfterVariable(from start: Int, to end: Int, in tokens: TokenList) -> Int? {
    var index = start
    // Attributes and modifiers may stand on lines of their own.
    while index < end, !["var", "let"].contains(tokens[index].text) {
      switch tokens[index].kind {
      case .punctuation where tokens[index].text == "@": index = tokens.indexAfterAttribute(at: index)
      case .word where !["func", "struct", "class", "enum", "actor", "typealias"].contains(tokens[index].text):
        index += 1
      case .open where tokens[index].text == "(": index = tokens.indexAfterBracket(at: index, limit: end)
      default: return nil
      }
    }
    guard index < end else { return nil }
    index = min(index + 2, end)
    while index < end {
      let token = tokens[index]
      if token.is(.punctuation, ";") { return index }
      if token.directive == .if, tokens.isPostfixBlock(at: index, limit: end) {
        index = tokens.indexAfterBlock(at: index, limit: end)
        continue
      }
      if token.startsLine, !continues(tokens[index - 1], with: token, followedBy: tokens.token(at: index + 1)) {
        return index
      }
      index = token.kind == .open ? tokens.indexAfterBracket(at: index, limit: end) : index + 1
    }
    return end
  }

  /// Whether the expression that `last` belongs to goes on with `token` on the next line.
  private static func continues(_ last: Token, with token: Token, followedBy next: Token?) -> Bool {
    switch last.kind {
    case .operator where !last.isPostfix: return true
    case .punctuation: return true
    case .word where ["try", "await", "is", "as", "in", "else", "if", "switch", "any", "some"].contains(last.text):
      return true
    default: break
    }
    switch token.kind {
    case .operator: return token.text == "." || next.map(\.followsSpace) == true
    case .punctuation: return token.text == ":" || token.text == ","
    case .word where ["is", "as", "else"].contains(token.text): return true
    // The label of a second trailing closure.
    case .word: return last.is(.close, "}") && next?.is(.punctuation, ":") == true && next?.followsSpace == false
    case .open: return token.text == "{" && last.kind != .string && last.kind != .number
    default: return false
    }
  }
}
