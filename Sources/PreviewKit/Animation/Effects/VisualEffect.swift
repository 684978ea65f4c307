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
