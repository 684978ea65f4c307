import Foundation

/// A text.
public struct Text: Equatable {
  indirect enum Storage {
    case verbatim(String)
    case key(LocalizedStringKey)
    case formatted(LocalizedValue)
    case date(Date, DateStyle)
    case joined(Text, Text)
  }

  let storage: Storage
  var traits = Traits()

  struct Traits: Equatable {
    /// Whether the text says of itself that it is struck through, or not.
    var isStruckThrough: Bool?
  }

  init(storage: Storage) { self.storage = storage }

  /// A text from a localisation key; its table and bundle are the app's.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    storage = .key(key)
  }

  /// A text that is not translated.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// A text that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// The characters of an attributed string.
  public init(_ attributedContent: AttributedString) { storage = .verbatim(String(attributedContent.characters)) }

  /// An image inside a text is not part of what is read.
  public init(_ image: Image) { storage = .verbatim("") }

  /// A value, formatted as the environment's locale, calendar and time zone say.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    storage = .formatted(LocalizedValue(input, format: format))
  }

  /// A value, formatted by a formatter with the environment's locale and time zone.
  public init<Subject: AnyObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// A date in a style, as the environment's locale and time zone say.
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  /// How a date is shown.
  public enum DateStyle: String, Hashable, Sendable, Codable {
    /// The time of day.
    case time
    /// The day.
    case date
    /// The distance from now, in words.
    case relative
    /// The distance from now, in words.
    case offset
    /// The distance from now, as a counter.
    case timer
  }

  /// The text of both.
  public static func + (one: Text, other: Text) -> Text { Text(storage: .joined(one, other)) }

  /// Whether two texts show the same.
  public static func == (one: Text, other: Text) -> Bool {
    guard one.traits == other.traits else { return false }
    switch (one.storage, other.storage) {
    case (.verbatim(let one), .verbatim(let other)): return one == other
    case (.key(let one), .key(let other)): return one == other
    case (.date(let one, let style), .date(let other, let otherStyle)): return one == other && style == otherStyle
    case (.joined(let a, let b), .joined(let c, let d)): return a == c && b == d
    default: return false
    }
  }

  /// What is shown in `environment`.
  @MainActor func resolve(in environment: EnvironmentValues) -> String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key): key.resolve(in: environment)
    case .formatted(let value): value.string(environment)
    case .date(let date, let style): style.string(date, in: environment)
    case .joined(let one, let other): one.resolve(in: environment) + other.resolve(in: environment)
    }
  }

  /// The localisation key, if the text is made from one.
  var localizationKey: String? {
    guard case .key(let key) = storage else { return nil }
    return key.key
  }

  /// The text as a label of something else.
  @MainActor func label(at node: _ViewNode) -> (text: String, key: String?) {
    let environment = EnvironmentValues(scope: node.scope)
    return (resolve(in: environment), localizationKey)
  }
}

extension Text: @unchecked Sendable {}

extension Text.DateStyle {
  @MainActor fileprivate func string(_ date: Date, in environment: EnvironmentValues) -> String {
    var style = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    switch self {
    case .time:
      style = style.hour().minute()
      return style.format(date)
    case .date:
      style = style.year().month(.wide).day()
      return style.format(date)
    case .relative, .offset, .timer:
      let distance = Int(date.timeIntervalSince(Date()).rounded())
      return self == .timer ? Self.timer(abs(distance)) : Self.words(distance, signed: self == .offset)
    }
  }

  private static func timer(_ seconds: Int) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  /// The two largest units, as `Text(date, style: .relative)` shows them in English.
  private static func words(_ distance: Int, signed: Bool) -> String {
    let seconds = abs(distance)
    let units = [(86400, "day"), (3600, "hr"), (60, "min"), (1, "sec")]
    var rest = seconds
    var parts: [String] = []
    for (size, name) in units where rest >= size || (size == 1 && parts.isEmpty) {
      let count = rest / size
      rest %= size
      parts.append("\(count) \(name)\(name == "day" && count != 1 ? "s" : "")")
      if parts.count == (signed ? 1 : 2) { break }
    }
    let text = parts.joined(separator: ", ")
    return signed ? (distance < 0 ? "-" : "+") + text : text
  }
}
