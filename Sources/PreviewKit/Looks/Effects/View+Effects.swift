import Foundation

nonisolated extension View {
  /// A shadow; lengths in points. Looks only.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Blurs the view. Looks only.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Rounds the corners. Looks only.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Cuts the view to `shape`. Looks only.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }

  /// Cuts the view to its frame. Looks only.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Turns the view. Looks only.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Turns the view in space. Looks only.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Scales the view. Looks only.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Scales the view. Looks only.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Scales the view. Looks only.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }

  /// Distorts the view. Looks only.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Distorts the view. Looks only.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

  /// The place in depth. Looks only.
  public func zIndex(_ value: Double) -> some View { self }

  /// Cuts this view by the opacity of another. Looks only: what it shows is not perceived.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }

  /// Cuts this view by the opacity of another. Looks only: what it shows is not perceived. The older form.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
}
