import Foundation

/// A modifier that moves or distorts a view. It shows the view as it is.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The mapping of a view of `size`.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content) -> some View { content }

  /// The effect, without influence on the layout.
  public func ignoredByLayout() -> some ViewModifier { self }
}
