import ScenarioSupport

extension FilterParser {
  private static let failed = "failed"
  static let predicates = FilterPredicate.Kind.allCases.map(\.rawValue) + [failed]

  /// Expressions in filters are short; a longer one would fill the stack of the regex parser.
  private static let longestRegex = 1_000
  private static let deepestRegex = 100

  /// Reads what stands behind the name of a predicate, from its parenthesis.
  mutating func predicate(_ name: String, at start: Int) throws(FilterError) -> FilterExpression {
    let open = position
    guard name != Self.failed else { return try failed(open) }
    guard let kind = FilterPredicate.Kind(rawValue: name) else { throw Self.unknown(name, at: start) }
    position += 1
    skipSpace()
    return .predicate(FilterPredicate(kind: kind, matcher: try matcher(of: kind, open: open)))
  }

  private mutating func failed(_ open: Int) throws(FilterError) -> FilterExpression {
    position += 1
    skipSpace()
    guard current != nil else { throw Self.unclosed(open) }
    guard current == ")" else {
      throw FilterError(position: position, message: "`failed()` takes nothing", label: "`)` belongs here")
    }
    position += 1
    return .failed
  }

  private mutating func matcher(
    of kind: FilterPredicate.Kind, open: Int
  ) throws(FilterError) -> FilterMatcher {
    let start = position
    switch current {
    case "/": return .regex(try regex(open: open))
    case "=":
      position += 1
      let text = try value(of: kind, open: open).text
      return kind == .path ? .folder(Self.plainPath(text)) : .exact(text)
    case "~":
      position += 1
      return .contains(try value(of: kind, open: open).text)
    case "#":
      position += 1
      return try glob(of: kind, open: open)
    default:
      guard kind != .path else { return try glob(of: kind, open: open) }
      let text = try value(of: kind, open: open).text
      // No name but a tag's has one, so that nothing would ever match.
      guard kind == .tag || !text.unicodeScalars.contains(where: GlobPattern.wildcards.contains) else {
        throw FilterError(
          position: start, message: "`\(kind.rawValue)()` takes a pattern behind `#`",
          label: "write \(kind.rawValue)(#\(VisibleText.escaped(text)))")
      }
      return kind == .scenario ? .contains(text) : .exact(text)
    }
  }

  private mutating func glob(
    of kind: FilterPredicate.Kind, open: Int
  ) throws(FilterError) -> FilterMatcher {
    let (typed, start, isQuoted) = try value(of: kind, open: open)
    if !isQuoted, let offset = typed.unicodeScalars.map(\.self).firstIndex(where: "[]{}".unicodeScalars.contains) {
      throw FilterError(
        position: start + offset, message: "a glob knows `*`, `**` and `?`", label: "for more write /regex/")
    }
    guard kind == .path else { return .glob(GlobPattern(typed, isPath: false)) }
    let path = Self.plainPath(typed)
    let hasWildcard = path.unicodeScalars.contains(where: GlobPattern.wildcards.contains)
    return hasWildcard ? .glob(GlobPattern(path, isPath: true)) : .folder(path)
  }

  /// `./tags` is `tags`.
  private static func plainPath(_ text: String) -> String {
    text.hasPrefix("./") && text.utf8.count > 2 ? String(text.dropFirst(2)) : text
  }

  /// Reads a text up to the parenthesis that closes the predicate, and that one.
  private mutating func value(
    of kind: FilterPredicate.Kind, open: Int
  ) throws(FilterError) -> (text: String, start: Int, isQuoted: Bool) {
    skipSpace()
    let start = position
    if current == "\"" {
      let text = try quoted()
      skipSpace()
      guard current != nil else { throw Self.unclosed(open) }
      guard current == ")" else {
        throw FilterError(position: position, message: "the text goes on behind its quotes", label: "`)` belongs here")
      }
      position += 1
      guard !text.isEmpty else { throw FilterError(position: start, message: "the text is empty") }
      return (text, start, true)
    }
    var depth = 0
    while let scalar = current {
      if scalar == "(" { depth += 1 }
      if scalar == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      position += 1
    }
    guard current != nil else { throw Self.unclosed(open) }
    var end = position
    while end > start, text[end - 1].properties.isWhitespace { end -= 1 }
    guard end > start else {
      throw FilterError(position: position, message: "`\(kind.rawValue)()` needs a text", label: "it belongs here")
    }
    position += 1
    return (Self.string(text[start..<end]), start, false)
  }

  /// Reads `/…/` and the parenthesis behind it. A slash inside ends nothing unless a parenthesis follows; `\/` never does.
  private mutating func regex(open: Int) throws(FilterError) -> Regex<AnyRegexOutput> {
    let start = position
    position += 1
    while let scalar = current {
      if scalar == "\\" {
        position += 2
        continue
      }
      if scalar == "/" {
        let end = position
        position += 1
        skipSpace()
        if current == ")" {
          position += 1
          return try compile(text[(start + 1)..<end], at: start)
        }
        if current == nil { throw Self.unclosed(open) }
        position = end
      }
      position += 1
    }
    position = text.count
    throw FilterError(
      position: start, message: "the closing `/` of the regular expression is missing",
      label: "for a text with a slash write ~/…")
  }

  private func compile(
    _ pattern: ArraySlice<Unicode.Scalar>, at start: Int
  ) throws(FilterError) -> Regex<AnyRegexOutput> {
    guard !pattern.isEmpty else { throw FilterError(position: start, message: "the regular expression is empty") }
    guard pattern.count <= Self.longestRegex,
      pattern.count(where: { "([".unicodeScalars.contains($0) }) <= Self.deepestRegex
    else {
      throw FilterError(position: start, message: "the regular expression is too long")
    }
    do {
      return try Regex(Self.string(pattern))
    } catch {
      throw FilterError(
        position: start, message: "the regular expression is none",
        label: VisibleText.escaped("\(error)"))
    }
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func unknown(_ name: String, at start: Int) -> FilterError {
    let nearest =
      FilterPredicate.Kind.otherNames[name.lowercased()]?.rawValue ?? Suggestion.nearest(to: name, in: predicates)
    let label = nearest.map { "did you mean \($0)()?" }
    return FilterError(
      position: start, message: "there is no predicate `\(VisibleText.escaped(name))()`",
      label: label ?? "there are " + predicates.map { "\($0)()" }.joined(separator: " "))
  }
}
