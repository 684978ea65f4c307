import Foundation

/// A height for sheets that is computed.
public protocol CustomPresentationDetent {
  /// What the detent is told.
  typealias Context = PresentationDetent.Context

  /// The height in points, nil to leave the detent out.
  static func height(in context: Context) -> CGFloat?
}
