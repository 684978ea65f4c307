/// How content of a given proportion fits its frame.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
