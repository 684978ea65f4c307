import Foundation

/// The distance between sections.
nonisolated public struct ListSectionSpacing: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Small.
  public static let compact = ListSectionSpacing(name: "compact")

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom(\(spacing))")
  }
}
