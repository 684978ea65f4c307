/// How text editors look. Looks only.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The style that the context decides.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// No decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The same as `.plain`.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No decoration.
  public static var plain: Self { Self() }
}

/// A rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// The same as `.roundedBorder`.
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A rounded border.
  public static var roundedBorder: Self { Self() }
}

extension View {
  /// Sets how the text editors below look. Looks only.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
