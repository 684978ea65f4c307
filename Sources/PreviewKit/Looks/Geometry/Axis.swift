/// Horizontal or vertical.
nonisolated public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  /// `horizontal` or `vertical`.
  public var description: String {
    self == .horizontal ? "horizontal" : "vertical"
  }

  /// Any of both axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Axes of these bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}
