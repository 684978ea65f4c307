import Foundation

/// Content whose glass effects flow into each other.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  @usableFromInline let content: Content

  /// Content whose effects flow into each other when they are closer than `spacing` points.
  @inlinable
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: StackView {}
