import Foundation

/// The layout of a grid.
nonisolated public struct GridLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment
  /// The distance of the views.
  public var horizontalSpacing: CGFloat?
  /// The distance of the views.
  public var verticalSpacing: CGFloat?

  /// A layout; lengths are in points.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The smallest size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
