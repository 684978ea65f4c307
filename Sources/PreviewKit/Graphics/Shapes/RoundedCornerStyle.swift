/// How the corners of a rectangle are rounded.
nonisolated public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
