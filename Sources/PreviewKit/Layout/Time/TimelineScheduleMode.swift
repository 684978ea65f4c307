/// How often a timeline may show new content.
nonisolated public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}
