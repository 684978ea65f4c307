import Foundation

/// The time zone of the process, which unmodified code asks for as `TimeZone.current` or through the C library.
/// Only the runs' thread calls this.
enum SystemTimeZone {
  nonisolated(unsafe) private static var original: String?
  nonisolated(unsafe) private static var selected: String?

  /// Changing the zone makes Foundation read its files again, so it is only done when it is another one.
  static func select(_ zone: TimeZone) {
    let identifier = zone.identifier
    guard selected != identifier else { return }
    if selected == nil { original = getenv("TZ").map { String(cString: $0) } }
    selected = identifier
    apply(identifier)
  }

  static func restore() {
    guard let selected else { return }
    Self.selected = nil
    if original != selected { apply(original) }
  }

  private static func apply(_ identifier: String?) {
    if let identifier {
      setenv("TZ", identifier, 1)
    } else {
      unsetenv("TZ")
    }
    tzset()
    NSTimeZone.resetSystemTimeZone()
  }
}
