import Foundation

nonisolated extension Font {
  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// From -1 (narrow) to 1 (wide).
    public var value: CGFloat

    /// A width from -1 (narrow) to 1 (wide).
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Narrow.
    public static let compressed = Width(-0.3)
    /// Somewhat narrow.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }
}
