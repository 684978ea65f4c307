import Foundation

/// Views in rows, column by column, all of them made at once here.
nonisolated public struct LazyHGrid<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: StackView {}
