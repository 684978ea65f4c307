/// A horizontal line along which views are aligned.
nonisolated public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// The alignment that `id` names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(type: id)
  }

  /// The tops.
  public static let top = VerticalAlignment(FractionAlignment.Top.self)
  /// The centres.
  public static let center = VerticalAlignment(FractionAlignment.VerticalCenter.self)
  /// The bottoms.
  public static let bottom = VerticalAlignment(FractionAlignment.Bottom.self)
  /// The baselines of the first lines of text.
  public static let firstTextBaseline = VerticalAlignment(FractionAlignment.FirstTextBaseline.self)
  /// The baselines of the last lines of text.
  public static let lastTextBaseline = VerticalAlignment(FractionAlignment.LastTextBaseline.self)
}
