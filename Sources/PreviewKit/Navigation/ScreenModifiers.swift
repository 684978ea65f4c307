/// Says something about the screen on which a view stands.
struct ScreenModifier: PrimitiveModifier {
  let apply: @MainActor (ScreenTraits, _ViewNode) -> Void

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    if let screen = collector.screen { apply(screen, node) }
    node.content.emit(into: collector)
  }
}

extension View {
  /// The title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// The title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// The title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(ScreenModifier { screen, node in (screen.title, screen.titleKey) = title.label(at: node) })
  }

  /// The title of the screen, which the user may edit.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(ScreenModifier { screen, _ in screen.title = title.wrappedValue })
  }

  /// The title of the screen; the older form.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// The title of the screen; the older form.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// The title of the screen; the older form.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The title of the screen; the older form.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(titleKey)) }

  /// The title of the screen; the older form.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(title)) }

  /// A line below the title of the screen.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A line below the title of the screen.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

  /// A line below the title of the screen.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(ScreenModifier { screen, node in screen.subtitle = subtitle.label(at: node).text })
  }

  /// Whether a person can go back from the screen by the system's button.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(ScreenModifier { screen, _ in screen.isBackButtonHidden = hidesBackButton })
  }
}
