import Foundation

/// Dates at equal distances.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let startDate: Date
  let interval: TimeInterval

  /// Dates from `startDate` on, `interval` seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// The dates from the last one before `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let passed = startDate.timeIntervalSince(self.startDate)
    let steps = interval > 0 && passed > 0 ? (passed / interval).rounded(.down) : 0
    let first = self.startDate.addingTimeInterval(steps * interval)
    return sequence(first: first) { $0.addingTimeInterval(interval) }
  }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from `startDate` on, `interval` seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
