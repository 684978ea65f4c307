/// How forms look. Looks only.
@MainActor @preconcurrency
public protocol FormStyle {}

/// The style that the context decides.
public struct AutomaticFormStyle: FormStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// Labels and controls in columns.
public struct ColumnsFormStyle: FormStyle {
  /// The same as `.columns`.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in columns.
  public static var columns: Self { Self() }
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// The same as `.grouped`.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: Self { Self() }
}

extension View {
  /// Sets how the forms below look. Looks only.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
