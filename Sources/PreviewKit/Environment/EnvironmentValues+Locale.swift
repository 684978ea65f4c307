import Foundation

extension EnvironmentValues {
  /// The locale of texts and formats. Stays `en_US` unless a view or a scenario sets it: nothing is read from the machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates, in the environment's locale and time zone unless a view or a scenario sets it.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates. UTC unless a view or a scenario sets it: nothing is read from the machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private struct LocaleKey: BuiltInEnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }

private struct CalendarKey: BuiltInEnvironmentKey { static let defaultValue: Calendar? = nil }

private struct TimeZoneKey: BuiltInEnvironmentKey { static let defaultValue = TimeZone(secondsFromGMT: 0)! }
