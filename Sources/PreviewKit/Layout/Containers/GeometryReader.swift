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
