/// A material that looks like glass.
nonisolated public struct Glass: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let regular = Glass(name: "regular")
  /// Clear.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// The glass that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
