import Foundation

/// The layout of a horizontal stack.
nonisolated public struct HStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance of the views.
  public var spacing: CGFloat?

  /// A layout; lengths are in points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The smallest size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
