import Foundation

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
