import Foundation

/// Changes to a view's looks that depend on its geometry.
public protocol VisualEffect: Sendable {}

nonisolated extension VisualEffect {
  /// Moves the view.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Moves the view.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Scales the view.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Fades the view.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Brightens the view.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Changes the contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Changes the saturation.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Makes the view greyer.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Turns the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// No change.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
}

/// How a scroll transition moves.
nonisolated public struct ScrollTransitionConfiguration: Hashable, Sendable {
  let name: String

  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")
  /// With a spring.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")

  /// With `animation`.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(name: "animated(\(animation))")
  }

  /// The configuration with `animation`.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// Where a view is on its way through a scroll view.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in sight, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

nonisolated extension View {
  /// Changes looks by geometry. Looks only: `effect` is not called.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Changes looks while the view scrolls in or out. Looks only: `transition` is not called.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Changes looks while the view scrolls in or out. Looks only: `transition` is not called.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
}
