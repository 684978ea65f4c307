/// The size of controls.
nonisolated public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}
