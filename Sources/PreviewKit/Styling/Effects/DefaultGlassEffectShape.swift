import Foundation

/// The usual form of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// The usual form.
  public init() {}

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}
