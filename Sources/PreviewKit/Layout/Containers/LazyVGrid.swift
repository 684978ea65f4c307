import Foundation

/// Views in columns, row by row, all of them made at once here.
nonisolated public struct LazyVGrid<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: StackView {}
