/// Which runs are meant, in the filter language.
///
/// ```text
/// tags-view                              a bare word: a part of the identity
/// "tags view"                            the same, for what is no word
/// env(error) and not tag(slow)           predicates and operators; `!`, `&`, `|` and parentheses are the same
/// component(#Notes*) | path(tags/**)     matchers
/// ```
///
/// `not` binds closer than `and`, and `and` closer than `or`. A predicate looks at one thing, and a matcher in front of
/// its text says how: `=exact`, `~contains`, `/regex/`, `#glob`.
///
/// | predicate | what it looks at | without a matcher |
/// | --- | --- | --- |
/// | `scenario()` | the identity; for `=` also the scenario's own name | contains |
/// | `component()` | the component's name | exact |
/// | `env()` | the environment's name, without matrix values | exact |
/// | `value()` | each matrix value | exact |
/// | `tag()` | each tag | exact |
/// | `path()` | the document's path below the root, with or without `.json`; a folder means all below it | glob |
/// | `failed()` | whether the run did not pass the last time; takes no text | |
indirect enum FilterExpression {
  /// At least one of them.
  case any([FilterExpression])
  /// All of them.
  case all([FilterExpression])
  case not(FilterExpression)
  /// The identity contains these bytes.
  case word(String, [UInt8])
  case predicate(FilterPredicate)
  /// The run did not pass the last time.
  case failed

  /// Whether a run is meant.
  func matches(_ subject: borrowing FilterSubject, failed: Set<RunIdentity>) -> Bool {
    switch self {
    case .any(let parts):
      for part in parts where part.matches(subject, failed: failed) { return true }
      return false
    case .all(let parts):
      for part in parts where !part.matches(subject, failed: failed) { return false }
      return true
    case .not(let part): return !part.matches(subject, failed: failed)
    case .word(_, let bytes): return ByteSearch.contains(subject.text, bytes)
    case .predicate(let predicate): return predicate.matches(subject)
    case .failed: return subject.identity.map(failed.contains) ?? false
    }
  }

  /// The predicates and words in it, in the order in which they are written.
  var leaves: [FilterExpression] {
    switch self {
    case .any(let parts), .all(let parts): parts.flatMap(\.leaves)
    case .not(let part): part.leaves
    case .word, .predicate, .failed: [self]
    }
  }
}
