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

extension Layout {
  /// The usual properties.
  nonisolated public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes again what the layout keeps.
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

/// Properties of a layout.
nonisolated public struct LayoutProperties: Sendable {
  /// The axis of a stack, nil for other layouts.
  public var stackOrientation: Axis?

  /// The usual properties.
  public init() {}
}

/// The size that a container offers a view, in points; nil leaves the choice to the view.
nonisolated public struct ProposedViewSize: Hashable, Sendable {
  /// The width on offer.
  public var width: CGFloat?
  /// The height on offer.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the size that suits the view.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// An offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// The offer of `size`.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size on offer, with `size` in place of what is nil.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The views in a layout.
nonisolated public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let subviews: [LayoutSubview]

  /// The direction of reading.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// The first index.
  public var startIndex: Int { subviews.startIndex }

  /// The index after the last.
  public var endIndex: Int { subviews.endIndex }

  /// The view at `index`.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

/// A view in a layout.
nonisolated public struct LayoutSubview: Equatable, Sendable {
  let index: Int

  /// The view's priority.
  public var priority: Double { 0 }

  /// The distances that the view prefers.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that the view hands to the layout: always the default, as no layout is called.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  /// The size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The dimensions of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal))
  }

  /// Gives the view its place.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// Names a value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The distances that a view prefers to others.
nonisolated public struct ViewSpacing: Sendable {
  /// No distances.
  public static let zero = ViewSpacing()

  /// The usual distances.
  public init() {}

  /// The distance to the next view, in points: none, as nothing is laid out.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }

  /// Takes over the distances of `other` at `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// These distances with those of `other` at `edges`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
