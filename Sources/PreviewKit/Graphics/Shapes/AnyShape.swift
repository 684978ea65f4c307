import Foundation

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  let shape: any Shape

  /// Wraps `shape`.
  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  /// The outline in `rect`.
  @MainActor @preconcurrency public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
  }
}
