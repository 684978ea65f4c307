import Foundation

/// The dates at which a timeline shows its content.
public protocol TimelineSchedule {
  /// The sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often dates may come.
  typealias Mode = TimelineScheduleMode

  /// The dates from `startDate` on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}
