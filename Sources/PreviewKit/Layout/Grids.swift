import Foundation

/// Rows of views whose columns are aligned.
nonisolated public struct Grid<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Grid: StackView {}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GridRow: StackView {}

/// Views in rows, column by column, all of them made at once here.
nonisolated public struct LazyHGrid<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: StackView {}

/// Views in columns, row by row, all of them made at once here.
nonisolated public struct LazyVGrid<Content: View>: View {
  @usableFromInline let content: Content

  /// The views of `content`; lengths are in points.
  @inlinable
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: StackView {}

/// A column of a vertical grid, or a row of a horizontal one.
nonisolated public struct GridItem: Sendable {
  /// How the width of a column is found.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the width is found.
  public var size: Size
  /// The distance to the next column, in points.
  public var spacing: CGFloat?
  /// Where views are in their cell.
  public var alignment: Alignment?

  /// A column.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
