import Foundation

/// The geometry of a container. Nothing is laid out, so it is always that of a whole screen.
nonisolated public struct GeometryProxy: Sendable {
  /// The size that every container has: 390 × 844 points.
  public static let screenSize = CGSize(width: 390, height: 844)

  init() {}

  /// The size: 390 × 844 points.
  public var size: CGSize { Self.screenSize }

  /// The insets of the safe area: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame: the whole screen, in each coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The frame: the whole screen, in each coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The bounds of the named container: the whole screen.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }
}
