import Foundation

/// Applies the environment's locale, calendar and time zone to a format style.
@MainActor
enum LocalizedFormat {
  static func localised<F: FormatStyle>(_ format: F, in environment: EnvironmentValues) -> F {
    // A style that names a locale of its own would lose it here; SwiftUI's Text does the same.
    var format = format.locale(environment.locale)
    if var date = format as? Date.FormatStyle {
      date.timeZone = environment.timeZone
      date.calendar = environment.calendar
      format = date as! F
    }
    return format
  }
}

/// A description of a value that is the same on every run: no addresses, dictionaries and sets in a fixed order.
func stableDescription(of value: Any) -> String {
  if let string = value as? String { return string }
  return StableText.withoutAddresses(StableText.describe(value, isInside: false))
}

/// Removes from texts what differs from run to run.
public enum StableText {
  /// `(unknown context at $7f…)` and object addresses (`0x7f…`) carry nothing for a reader.
  public static func withoutAddresses(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) || text.contains("0x") else { return text }
    return text.replacing(/\(unknown context at \$[0-9a-fA-F]+\)\.?/, with: "")
      .replacing(/\b0x[0-9a-fA-F]{6,}\b/, with: "0x…")
  }
}
