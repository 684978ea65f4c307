/// The form of a line's ends.
nonisolated public enum CGLineCap: Int32, Hashable, Sendable {
  case butt
  case round
  case square
}
