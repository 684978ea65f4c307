import Foundation

/// Rows of views whose columns are aligned.
nonisolated public struct Grid<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Grid: StackView {}
