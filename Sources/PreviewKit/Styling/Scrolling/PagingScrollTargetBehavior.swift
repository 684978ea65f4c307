/// At whole pages.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// At whole pages.
  public init() {}

  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
