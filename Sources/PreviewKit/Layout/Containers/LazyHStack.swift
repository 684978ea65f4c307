import Foundation

/// Views beside each other, all of them made at once here.
nonisolated public struct LazyHStack<Content: View>: View {
  let content: Content

  /// The views of `content`; lengths are in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHStack: UnitView {
  typealias UnitContent = Content

  @MainActor var unitContent: Content { content }
}
