import Foundation

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
