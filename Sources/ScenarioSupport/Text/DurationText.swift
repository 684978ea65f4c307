/// Durations as documents write them: `150ms`, `2s`, `1.5s`, `1m`, `1h`.
package enum DurationText {
  /// Why a text is not a duration.
  package enum Problem: Error, Hashable, Sendable {
    /// It is not a number with a unit.
    case malformed
    /// It is below zero.
    case negative
    /// It is longer than ten years.
    case tooLong
  }

  /// The longest duration, ten years.
  package static let longest = Duration.seconds(3650 * 86400)

  /// Reads a duration exactly, up to 12 decimal places.
  package static func duration(_ text: String) throws(Problem) -> Duration {
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let whole = bytes.prefix(while: \.isDigit)
    bytes = bytes.dropFirst(whole.count)
    var fraction = bytes.prefix(0)
    if bytes.first == UInt8(ascii: ".") {
      fraction = bytes.dropFirst().prefix(while: \.isDigit)
      bytes = bytes.dropFirst(fraction.count + 1)
      if fraction.isEmpty { throw .malformed }
    }
    let unit: Duration
    switch String(decoding: bytes, as: UTF8.self) {
    case "ms": unit = .milliseconds(1)
    case "s": unit = .seconds(1)
    case "m", "min": unit = .seconds(60)
    case "h": unit = .seconds(3600)
    default: throw .malformed
    }
    guard !whole.isEmpty, fraction.count <= 12 else { throw .malformed }
    if isNegative { throw .negative }
    let digits = whole.drop { $0 == UInt8(ascii: "0") }
    guard digits.count <= 12 else { throw .tooLong }
    var result = unit * Self.number(digits)
    var part = unit
    for byte in fraction {
      part /= 10
      result += part * Int(byte - UInt8(ascii: "0"))
    }
    guard result <= longest else { throw .tooLong }
    return result
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
