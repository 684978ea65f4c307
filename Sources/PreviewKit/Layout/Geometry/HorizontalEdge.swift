/// The leading or trailing side.
nonisolated public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading
  case trailing

  /// Any of both sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Sides of these bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One side.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading side.
    public static let leading = Set(.leading)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}
