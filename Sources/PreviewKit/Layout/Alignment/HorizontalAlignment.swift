/// A vertical line along which views are aligned.
nonisolated public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// The alignment that `id` names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(type: id)
  }

  /// The leading sides.
  public static let leading = HorizontalAlignment(FractionAlignment.Leading.self)
  /// The centres.
  public static let center = HorizontalAlignment(FractionAlignment.HorizontalCenter.self)
  /// The trailing sides.
  public static let trailing = HorizontalAlignment(FractionAlignment.Trailing.self)
  /// Where a list's separators start.
  public static let listRowSeparatorLeading = HorizontalAlignment(FractionAlignment.LeadingSeparator.self)
  /// Where a list's separators end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(FractionAlignment.TrailingSeparator.self)
}
