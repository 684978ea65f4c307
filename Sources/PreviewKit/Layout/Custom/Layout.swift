import Foundation

/// A container that lays out its views in its own way.
///
/// Nothing is laid out here: the views show in order and no method is called.
public protocol Layout: Animatable {
  /// What the layout computes once and keeps.
  associatedtype Cache = Void

  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// Properties of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what the layout keeps.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what the layout keeps up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Gives each view its place.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a guide of the container is, nil for the usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the container is, nil for the usual place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}
