/// Views over each other. They read in the order written.
nonisolated public struct ZStack<Content: View>: View {
  let content: Content

  /// The views of `content`; lengths are in points.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: UnitView {
  typealias UnitContent = Content

  @MainActor var unitContent: Content { content }
}
