/// The form of a line's corners.
nonisolated public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter
  case round
  case bevel
}
