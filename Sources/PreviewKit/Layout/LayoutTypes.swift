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

/// The layout of a vertical stack.
nonisolated public struct VStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance of the views.
  public var spacing: CGFloat?

  /// A layout; lengths are in points.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
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

/// The views of a layout, in order. One type for all layouts, so that a change of layout keeps their state.
nonisolated struct LayoutContainer<Content: View>: View {
  let content: Content
}

extension LayoutContainer: UnitView {
  typealias UnitContent = Content

  @MainActor var unitContent: Content { content }
}
