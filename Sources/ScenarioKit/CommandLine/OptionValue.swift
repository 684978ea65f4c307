import ScenarioDocuments
import ScenarioSupport

/// The value of an option as it was typed, and how such values are read.
struct OptionValue {
  /// The option's long name.
  let option: String
  /// Empty for an option that takes none.
  let text: String

  private var shown: String { VisibleText.escaped(text) }

  /// A usage error: "`--jobs` is …, not `x`".
  func wrong(_ expected: String, hint: String? = nil) -> UsageError {
    UsageError(message: "`--\(option)` is \(expected), not `\(shown)`", hint: hint, command: nil)
  }

  func number<Number: FixedWidthInteger>(in range: ClosedRange<Number>) throws(UsageError) -> Number {
    if let number = Number(text), range.contains(number), text.first != "+" { return number }
    let greatest = range.upperBound == .max ? "" : " to \(range.upperBound)"
    throw wrong("a whole number from \(range.lowerBound)\(greatest)")
  }

  func duration() throws(UsageError) -> Duration {
    if let duration = try? DurationText.duration(text), duration > .zero { return duration }
    throw wrong("a time", hint: "such as `500ms`, `10s` or `2m`")
  }

  /// Bytes.
  func memoryLimit() throws(UsageError) -> Int {
    if let size = ByteSize(parsing: text), size.bytes >= ByteSize.smallestLimit.bytes { return size.bytes }
    throw wrong("a size of at least \(ByteSize.smallestLimit)", hint: "such as `512MiB` or `2GiB`")
  }

  func shard() throws(UsageError) -> Shard {
    if let shard = Shard(parsing: text) { return shard }
    throw wrong("one of several parts", hint: "`2/4` is the second of four")
  }

  /// Whether passing on a retry is a failure.
  func flakyFails() throws(UsageError) -> Bool {
    switch text {
    case "fail": return true
    case "pass": return false
    default: throw wrong("pass or fail")
    }
  }

  func color() throws(UsageError) -> ConsoleSettings.ColorChoice {
    if let choice = ConsoleSettings.ColorChoice(rawValue: text) { return choice }
    let nearest = Suggestion.nearest(to: text, in: ConsoleSettings.ColorChoice.allCases.map(\.rawValue))
    throw wrong("auto, always or never", hint: nearest.map { "did you mean `\($0)`?" })
  }
}
