/// How much something stands out.
nonisolated public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}
