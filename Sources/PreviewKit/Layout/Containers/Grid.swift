import Foundation

/// Rows of views whose columns are aligned.
nonisolated public struct Grid<Content: View>: View {
  let content: Content

  /// The views of `content`; lengths are in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Grid: UnitView {
  typealias UnitContent = Content

  @MainActor var unitContent: Content { content }
}
