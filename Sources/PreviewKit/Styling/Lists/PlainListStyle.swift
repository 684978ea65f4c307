/// Without decoration.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  /// Without decoration.
  public init() {}
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// Without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}
