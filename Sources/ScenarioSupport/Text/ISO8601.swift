import Foundation

/// Dates as ISO 8601 writes them: `2026-01-15T09:41:00Z`, `2026-01-15T09:41:00.25+01:00`, `2026-01-15` (midnight, UTC).
///
/// Read without a formatter: documents hold many dates, and a formatter costs more than all the rest of their reading.
package enum ISO8601 {
  /// The date a text means, or nil when it is none.
  package static func date(_ text: String) -> Date? {
    var digits = Scanner(bytes: Array(text.utf8))
    guard let year = digits.number(4), digits.take("-"), let month = digits.number(2), digits.take("-"),
      let day = digits.number(2), (1...12).contains(month), day >= 1, day <= length(of: month, in: year)
    else { return nil }
    let days = daysSince1970(year: year, month: month, day: day)
    if digits.isAtEnd { return Date(timeIntervalSince1970: Double(days * 86400)) }
    guard digits.take("T") || digits.take("t"), let hour = digits.number(2), digits.take(":"),
      let minute = digits.number(2), hour < 24, minute < 60
    else { return nil }
    var seconds = 0.0
    if digits.take(":") {
      guard let whole = digits.number(2), whole < 60 else { return nil }
      seconds = Double(whole)
      if digits.take(".") {
        guard let fraction = digits.fraction() else { return nil }
        seconds += fraction
      }
    }
    guard let offset = digits.offset(), digits.isAtEnd else { return nil }
    return Date(timeIntervalSince1970: Double(days * 86400 + hour * 3600 + minute * 60 - offset) + seconds)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Counts days of the proleptic Gregorian calendar with years that begin in March, so that leap days come last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let century = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - century * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return century * 146_097 + dayOfEra - 719_468
  }

  private struct Scanner {
    let bytes: [UInt8]
    var place = 0

    var isAtEnd: Bool { place == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
      place += 1
      return true
    }

    mutating func number(_ count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[place..<(place + count)] {
        guard byte.isDigit else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      place += count
      return value
    }

    mutating func fraction() -> Double? {
      let digits = bytes[place...].prefix(while: \.isDigit)
      guard !digits.isEmpty else { return nil }
      place += digits.count
      return Double("0." + String(decoding: digits, as: UTF8.self))
    }

    /// The distance from UTC in seconds.
    mutating func offset() -> Int? {
      if take("Z") || take("z") { return 0 }
      let sign: Int
      if take("+") {
        sign = 1
      } else if take("-") {
        sign = -1
      } else {
        return nil
      }
      guard let hours = number(2) else { return nil }
      _ = take(":")
      guard let minutes = number(2), hours < 24, minutes < 60 else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }
  }
}
