/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The view of the field.
  associatedtype _Body: View
  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel
  /// Makes the view of the field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style shows.
public typealias _TextFieldStyleLabel = _StylePart<any TextFieldStyle, _StylePartName.Label>

extension TextFieldStyle where Self: _SystemStyle {
  /// The field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The style that the context decides.
public struct DefaultTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// No decoration.
public struct PlainTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// The same as `.plain`.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No decoration.
  public static var plain: Self { Self() }
}

/// A rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// The same as `.roundedBorder`.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  public static var roundedBorder: Self { Self() }
}

/// A square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle, _SystemStyle {
  /// The same as `.squareBorder`.
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A square border.
  public static var squareBorder: Self { Self() }
}

extension View {
  /// Sets how the text fields below look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._body(configuration: $1) }
  }
}
