/// How the text of a predicate is compared.
enum FilterMatcher {
  /// `=text`.
  case exact(String)
  /// `~text`.
  case contains(String)
  /// `/regex/`, in the syntax of Swift's `Regex`; some part of the text matches.
  case regex(Regex<AnyRegexOutput>)
  /// `#glob`.
  case glob(GlobPattern)
  /// A path, or a folder above it.
  case folder(String)

  func matches(_ text: String) -> Bool {
    switch self {
    case .exact(let wanted): text == wanted
    case .contains(let part): ByteSearch.contains(Array(text.utf8), Array(part.utf8))
    case .regex(let regex): (try? regex.firstMatch(in: text)) != nil
    case .glob(let glob): glob.matches(text)
    case .folder(let path): text == path || text.hasPrefix(path.hasSuffix("/") ? path : path + "/")
    }
  }
}
