extension View {
  /// A text that says what the view is for: a hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }

  /// A text that says what the view is for: a hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// A text that says what the view is for: a hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}
