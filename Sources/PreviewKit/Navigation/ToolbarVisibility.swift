/// Shows or hides bars of the screen on which a view stands, and the tab bar around it.
struct ToolbarVisibilityModifier: PrimitiveModifier {
  let visibility: Visibility
  let bars: [ToolbarPlacement]

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    // A screen that is covered has no say about the bars around the one above it.
    if node.isOnScreen {
      for bar in bars { collector.screen?.setVisibility(visibility, of: bar.bar) }
      if bars.contains(.tabBar) { node.scope.value(TabContextKey.self)?.barVisibility = visibility }
    }
    node.content.emit(into: collector)
  }
}

extension ToolbarPlacement {
  /// The bar that is meant: on a phone the navigation bar, unless another one is named.
  fileprivate var bar: ToolbarPlacement {
    switch self {
    case .automatic, .windowToolbar: .navigationBar
    default: self
    }
  }
}

extension View {
  /// Shows or hides bars, with their titles and items; without `bars`, the navigation bar.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars.isEmpty ? [.automatic] : bars))
  }

  /// Shows or hides bars, with their titles and items; without `bars`, the navigation bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars.isEmpty ? [.automatic] : bars))
  }

  /// Hides the navigation bar, with its title and items. The older form.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .automatic, for: .navigationBar)
  }

  /// Takes an item of the system's away. The title is one; a button for the sidebar is never there.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(ScreenModifier { screen, _ in if defaultItemKind == .title { screen.isTitleRemoved = true } })
  }
}
