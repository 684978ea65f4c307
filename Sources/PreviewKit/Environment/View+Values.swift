extension View {
  /// Takes the use of controls away; what an ancestor has disabled stays so.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// Sets the text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the text size within a range.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      if let least = allowed.first, let most = allowed.last { size = size < least ? least : most }
    }
  }

  /// Sets the colour scheme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// Sets the colour scheme of the presentation.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }

  /// Replaces content by placeholders.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows content that an ancestor has redacted.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets the letter case of texts.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
