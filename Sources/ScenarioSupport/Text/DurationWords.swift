/// Durations as scripts write them.
package enum DurationWords {
  /// `2s`, `150ms`, `1.5s`: the shortest of the forms that documents accept.
  package static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = attoseconds / 1_000_000_000
    if nanoseconds == 0 {
      if seconds >= 3600, seconds % 3600 == 0 { return "\(seconds / 3600)h" }
      if seconds >= 60, seconds % 60 == 0 { return "\(seconds / 60)m" }
      return "\(seconds)s"
    }
    if seconds == 0, nanoseconds % 1_000_000 == 0 { return "\(nanoseconds / 1_000_000)ms" }
    var fraction = String(1_000_000_000 + nanoseconds).dropFirst()
    while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    return "\(seconds).\(fraction)s"
  }
}
