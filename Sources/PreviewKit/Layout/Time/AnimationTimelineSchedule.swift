import Foundation

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
