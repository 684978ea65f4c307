/// A number as it was written.
package struct JSONNumber: Hashable, Sendable {
  /// The digits, sign, point and exponent of the source, unchanged.
  package var literal: String

  /// Keeps a literal, which must follow the grammar of JSON.
  init(literal: String) {
    self.literal = literal
  }

  /// The number as an `Int` when it is exactly one: `3`, `3.0` and `3e2` are, `3.5` and `1e30` are not.
  package var int: Int? {
    Int(literal) ?? exactly(Int.self)
  }

  /// The nearest `Double`, or nil when the number is beyond all of them.
  package var double: Double? {
    guard let value = Double(literal), value.isFinite else { return nil }
    return value
  }

  /// The number as an integer of some width when it is exactly one.
  package func exactly<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
    if let value = Integer(literal) { return value }
    guard let (digits, exponent, isNegative) = decimal() else { return nil }
    if digits.isEmpty { return 0 }
    guard exponent >= 0, digits.utf8.count + exponent <= 40 else { return nil }
    return Integer((isNegative ? "-" : "") + digits + String(repeating: "0", count: exponent))
  }

  /// The significant digits without zeros at either end, and the power of ten behind them.
  private func decimal() -> (digits: String, exponent: Int, isNegative: Bool)? {
    let parts = literal.split(whereSeparator: { $0 == "e" || $0 == "E" })
    guard let mantissa = parts.first else { return nil }
    guard var exponent = parts.count > 1 ? Int(parts[1]) : 0, abs(exponent) < 1 << 32 else { return nil }
    var digits: [Character] = []
    var isFraction = false
    for character in mantissa where character != "-" {
      if character == "." {
        isFraction = true
      } else {
        digits.append(character)
        if isFraction { exponent -= 1 }
      }
    }
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    return (String(digits.drop { $0 == "0" }), exponent, mantissa.hasPrefix("-"))
  }
}
