extension View {
  /// Whether the navigation bar is hidden. Its title and items are still what the screen is about.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Whether bars are hidden; it does not show in an outline.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Whether bars are hidden; it does not show in an outline.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// A line below the title of the screen.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// A line below the title of the screen.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
}
