import Foundation

/// A height at which a sheet can stand.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let height: Height

  /// About half of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// The whole screen.
  public static let large = PresentationDetent(height: .large)

  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .height(height))
  }

  /// A height that `type` computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(ObjectIdentifier(type)))
  }

  /// What a custom detent is told.
  @dynamicMemberLookup public struct Context {
    /// The greatest height, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment; here the defaults.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}
