import Foundation

/// Content whose glass effects flow into each other.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Content whose effects flow into each other when they are closer than `spacing` points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: UnitView {
  typealias UnitContent = Content

  @MainActor var unitContent: Content { content }
}
