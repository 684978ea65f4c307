nonisolated extension View {
  /// How the screen would come and go. Looks only.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// The view out of which a screen would come. Looks only.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// The view out of which a screen would come. Looks only.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
