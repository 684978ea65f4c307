nonisolated extension View {
  /// The looks of the dots below pages. Looks only.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
