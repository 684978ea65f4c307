/// Numbers as scripts write them, the same on every machine.
package enum NumberWords {
  /// The shortest text that reads back as `value`; whole numbers without a fraction, and no negative zero.
  package static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
