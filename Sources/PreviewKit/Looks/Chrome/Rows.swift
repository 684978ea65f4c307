import Foundation

nonisolated extension View {
  /// The background of the row; it is not shown. Looks only.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// The margins of the row, in points; nil for the system's. Looks only.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// The margins of the row, in points; nil for the system's. Looks only.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Whether the row has separators. Looks only.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The colour of the row's separators. Looks only.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The distance between rows, in points. Looks only.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// The distance between sections. Looks only.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// The distance between sections, in points. Looks only.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// The margins of sections, in points. Looks only.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Whether the section has separators. Looks only.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The colour of the section's separators. Looks only.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// The colour of the row's symbols. Looks only.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// How much the headers of sections stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environmentValue(HeaderProminenceKey.self, prominence)
  }

  /// Whether every other row has another background. Looks only.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
}

/// The distance between sections.
nonisolated public struct ListSectionSpacing: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Small.
  public static let compact = ListSectionSpacing(name: "compact")

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom(\(spacing))")
  }
}

/// How much something stands out.
nonisolated public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// Whether every other row has another background.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Every second row has another background.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// All rows have one background.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

nonisolated extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The least height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The least height of a section's header, in points; nil is the system's choice.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
}

private enum HeaderProminenceKey: BuiltInEnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private enum DefaultMinListRowHeightKey: BuiltInEnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private enum DefaultMinListHeaderHeightKey: BuiltInEnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
