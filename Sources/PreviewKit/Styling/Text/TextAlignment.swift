/// How the lines of a text are aligned.
nonisolated public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}
