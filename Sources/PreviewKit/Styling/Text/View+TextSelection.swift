nonisolated extension View {
  /// Whether text can be selected. Looks only.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
