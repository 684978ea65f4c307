import Foundation

/// Names an alignment of one's own.
public protocol AlignmentID {
  /// Where a view of these dimensions has the guide, unless it says otherwise.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
