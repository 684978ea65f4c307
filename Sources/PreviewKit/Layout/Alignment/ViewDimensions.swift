import Foundation

/// The size of a view and where its guides are.
nonisolated public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// Where `guide` is.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide.key.defaultValue(in: self)
  }

  /// Where `guide` is.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide.key.defaultValue(in: self)
  }

  /// Where the view says that `guide` is; nil, as nothing is laid out.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Where the view says that `guide` is; nil, as nothing is laid out.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
