import Foundation

/// A layout of any type. Changing it keeps the state of the views.
nonisolated public struct AnyLayout: Layout {
  let layout: any Layout

  /// Wraps `layout`.
  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }

  /// The smallest size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }

  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
