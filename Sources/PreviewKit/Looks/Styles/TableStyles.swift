/// How tables look. Looks only.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The style that the context decides.
public struct AutomaticTableStyle: TableStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// With an inset.
public struct InsetTableStyle: TableStyle {
  /// The same as `.inset`.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// With an inset.
  public static var inset: Self { Self() }
}

/// With a border.
public struct BorderedTableStyle: TableStyle {
  /// The same as `.bordered`.
  public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// With a border.
  public static var bordered: Self { Self() }
}

extension View {
  /// Sets how the tables below look. Looks only.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
