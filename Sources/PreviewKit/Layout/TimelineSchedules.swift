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

/// How often a timeline may show new content.
nonisolated public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

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

/// The start of each minute.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The start of each minute.
  public init() {}

  /// The start of the current minute and of those after it.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// Dates of one's own.
nonisolated public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  /// The given dates.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The given dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

nonisolated extension TimelineSchedule {
  /// The given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A date for each frame of an animation.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval

  /// Dates at least `minimumInterval` seconds apart.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
  }

  /// The dates from `start` on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
  }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A date for each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Dates at least `minimumInterval` seconds apart.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
