/// What a shape means to the styles that draw it.
nonisolated public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}
