import Foundation

/// The key of a text that a table may translate; interpolated values become its arguments.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key: the literal, with a format specifier in the place of each value.
  let key: String
  let arguments: [Argument]

  enum Argument: Equatable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    /// A value that is formatted where it is shown.
    case formatted(LocalizedValue)
    case text(Text)

    static func == (one: Argument, other: Argument) -> Bool {
      switch (one, other) {
      case (.string(let one), .string(let other)): one == other
      case (.integer(let one), .integer(let other)): one == other
      case (.unsigned(let one), .unsigned(let other)): one == other
      case (.real(let one), .real(let other)): one == other
      case (.text(let one), .text(let other)): one == other
      default: false
      }
    }
  }

  /// A key from a string.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// A key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key from a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the pieces of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }

    /// Adds a value; integers and floating-point numbers are formatted as the locale says.
    public mutating func appendInterpolation<T>(_ value: T) {
      switch value {
      case let value as any SignedInteger: add("%lld", .integer(Int64(clamping: value)))
      case let value as any UnsignedInteger: add("%llu", .unsigned(UInt64(clamping: value)))
      case let value as any BinaryFloatingPoint: add("%lf", .real(Double(value)))
      case let value as LocalizedStringKey: add("%@", .text(Text(value)))
      default: add("%@", .string(stableDescription(of: value)))
      }
    }

    /// Adds a number with a C format.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(specifier, .string(String(format: specifier, value)))
    }

    /// Adds a value with a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      add("%@", .formatted(LocalizedValue(input, format: format)))
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }

    /// Adds an image, which is not part of the text.
    public mutating func appendInterpolation(_ image: Image) {}

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }

  /// Whether the key itself has places for values.
  var isFormat: Bool { key.utf8.contains(UInt8(ascii: "%")) }

  /// The text that is shown: the translation if there is one, with the values in their places.
  @MainActor func resolve(in environment: EnvironmentValues) -> String {
    let format = environment.stringCatalog.translation(of: key, for: environment.locale) ?? key
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    return fill(format, in: environment)
  }

  /// Puts the arguments into the format; positional specifiers (`%2$@`) are allowed.
  @MainActor private func fill(_ format: String, in environment: EnvironmentValues) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      // A specifier ends with its conversion letter.
      guard let end = rest.firstIndex(where: { $0 == "@" || ($0.isASCII && $0.isLetter && !"lhqLzjt".contains($0)) }),
        !arguments.isEmpty
      else {
        result += "%"
        continue
      }
      var index = next
      let specifier = rest[...end]
      if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
        index = position - 1
      } else {
        next += 1
      }
      if arguments.indices.contains(index) { result += string(of: arguments[index], in: environment) }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  @MainActor private func string(of argument: Argument, in environment: EnvironmentValues) -> String {
    switch argument {
    case .string(let string): string
    case .integer(let value): value.formatted(.number.locale(environment.locale))
    case .unsigned(let value): value.formatted(.number.locale(environment.locale))
    // There is no negative zero for a reader.
    case .real(let value): String(format: "%lf", locale: environment.locale, value == 0 ? 0 : value)
    case .formatted(let value): value.string(environment)
    case .text(let text): text.resolve(in: environment)
    }
  }
}

/// A value that is turned into text where it is shown, by the locale, calendar and time zone of that place.
struct LocalizedValue {
  let string: @MainActor (EnvironmentValues) -> String

  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    // Formatted on the main actor only, by the one text that holds the value.
    nonisolated(unsafe) let (input, format) = (input, format)
    string = { environment in
      LocalizedFormat.localised(format, in: environment).format(input)
    }
  }
}
