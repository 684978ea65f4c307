import Foundation

extension Layout {
  /// The usual properties.
  nonisolated public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes what the layout keeps anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// No preference.
  nonisolated public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// The usual place.
  nonisolated public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// The usual place.
  nonisolated public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views of `content` in this layout: they show in order.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(content: content())
  }
}

extension Layout where Cache == () {
  /// Nothing to keep.
  nonisolated public func makeCache(subviews: Subviews) {}
}
