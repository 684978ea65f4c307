import Foundation

/// Content made with the geometry of its container, which is always that of a whole screen of 390 × 844 points.
nonisolated public struct GeometryReader<Content: View>: View {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Content made with a geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: UnitView {
  typealias UnitContent = Content

  @MainActor var unitContent: Content { content(GeometryProxy()) }
}

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
