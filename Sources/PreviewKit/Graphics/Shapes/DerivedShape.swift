import Foundation

/// `base` with its outline changed.
nonisolated struct DerivedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable @MainActor (_ base: Base, _ rect: CGRect) -> Path

  @MainActor func path(in rect: CGRect) -> Path {
    change(base, rect)
  }
}
