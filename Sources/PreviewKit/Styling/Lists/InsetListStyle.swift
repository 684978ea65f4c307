/// With a margin.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  /// With a margin.
  public init() {}
}

nonisolated extension ListStyle where Self == InsetListStyle {
  /// With a margin.
  public static var inset: InsetListStyle { InsetListStyle() }
}
