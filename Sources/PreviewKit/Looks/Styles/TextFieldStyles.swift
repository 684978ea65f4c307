/// How text fields look. Looks only.
@MainActor @preconcurrency
public protocol TextFieldStyle {}

/// The style that the context decides.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// No decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The same as `.plain`.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No decoration.
  public static var plain: Self { Self() }
}

/// A rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The same as `.roundedBorder`.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  public static var roundedBorder: Self { Self() }
}

/// A square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The same as `.squareBorder`.
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A square border.
  public static var squareBorder: Self { Self() }
}

extension View {
  /// Sets how the text fields below look. Looks only.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
