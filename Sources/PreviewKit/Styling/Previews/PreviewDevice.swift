/// The device of a preview, by its name.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The device called `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The device of that name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
