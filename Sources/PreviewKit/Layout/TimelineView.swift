import Foundation

/// Content that depends on the time. It shows the current date of its schedule each time it is evaluated, and does not
/// tick by itself.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The context that the content receives.
  public typealias Context = TimelineViewContext

  let schedule: Schedule
  let content: (Context) -> Content

  /// Content made with a date of `schedule`.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The last date of `schedule` that is not after `now`, or else its first one.
  static func currentDate(of schedule: Schedule, now: Date) -> Date {
    var current: Date?
    for date in schedule.entries(from: now, mode: .normal) {
      if current != nil, date > now { break }
      // A schedule that does not move on would never end.
      if let current, date <= current { break }
      current = date
    }
    return current ?? now
  }
}

extension TimelineView: UnitView {
  typealias UnitContent = Content

  @MainActor var unitContent: Content {
    content(Context(date: Self.currentDate(of: schedule, now: Date()), cadence: .live))
  }
}

/// The context that the content of a timeline receives.
nonisolated public struct TimelineViewContext: Sendable {
  /// How often the content changes.
  public enum Cadence: Comparable, Hashable, Sendable {
    case live
    case seconds
    case minutes
  }

  /// The date to show.
  public let date: Date
  /// How often the content changes.
  public let cadence: Cadence
}
