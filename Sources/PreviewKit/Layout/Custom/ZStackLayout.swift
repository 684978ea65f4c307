import Foundation

/// The layout of a stack in depth.
nonisolated public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// A layout; lengths are in points.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The smallest size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
