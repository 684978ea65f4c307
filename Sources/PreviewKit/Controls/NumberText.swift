import Foundation

/// How the numbers of controls are written.
enum NumberText {
  /// `value` as the locale writes it, with up to three decimals.
  static func string(_ value: Double, locale: Locale) -> String {
    value.formatted(.number.precision(.fractionLength(0...3)).locale(locale))
  }

  /// A number of any kind as the locale writes it; nil for what is not a number.
  static func string(any value: Any, locale: Locale) -> String? {
    switch value {
    case let value as any BinaryInteger: Int64(clamping: value).formatted(.number.locale(locale))
    case let value as any BinaryFloatingPoint: string(Double(value), locale: locale)
    default: nil
    }
  }

  /// A fraction as a percentage without decimals.
  static func percent(_ fraction: Double, locale: Locale) -> String {
    fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}
