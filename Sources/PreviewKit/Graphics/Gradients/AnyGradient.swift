/// A gradient whose kind the system chooses, such as `Color.red.gradient`.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Wraps `gradient`.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The gradient with its colours found in `space`.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }
}
