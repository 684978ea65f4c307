import Foundation

/// Views beside each other. They read in the order written.
nonisolated public struct HStack<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension HStack: StackView {}

/// Views below each other. They read in the order written.
nonisolated public struct VStack<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension VStack: StackView {}

/// Views over each other. They read in the order written.
nonisolated public struct ZStack<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: StackView {}

/// Views beside each other, all of them made at once here.
nonisolated public struct LazyHStack<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHStack: StackView {}

/// Views below each other, all of them made at once here.
nonisolated public struct LazyVStack<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVStack: StackView {}

/// Which views of a lazy stack stay in sight while it scrolls.
nonisolated public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Views of these bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A container that shows its content as it is, that a list takes for one row, and that depends on nothing: stacks and
/// grids.
///
/// Its node keeps no copy of the view and reads nothing, which makes the most common of all containers the cheapest.
protocol StackView: BodilessView {
  associatedtype StackContent: View
  var content: StackContent { get }
}

extension StackView {
  /// Mounts the content.
  @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ContainerNode(view.content, in: context)
  }

  /// Updates the content.
  @MainActor public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: ContainerNode.self).update(with: view.content)
  }
}
