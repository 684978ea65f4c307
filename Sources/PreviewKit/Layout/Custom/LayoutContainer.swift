/// The views of a layout, in order. One type for all layouts, so that a change of layout keeps their state.
nonisolated struct LayoutContainer<Content: View>: View {
  let content: Content
}

extension LayoutContainer: UnitView {
  typealias UnitContent = Content

  @MainActor var unitContent: Content { content }
}
