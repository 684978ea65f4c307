import Foundation

/// Views below each other, all of them made at once here.
nonisolated public struct LazyVStack<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVStack: StackView {}
