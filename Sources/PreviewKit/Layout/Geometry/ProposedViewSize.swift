import Foundation

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
