/// What happens under the pointer.
nonisolated public struct HoverEffect: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view lights up.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises.
  public static let lift = HoverEffect(name: "lift")
}
