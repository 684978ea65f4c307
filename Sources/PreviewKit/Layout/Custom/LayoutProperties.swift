/// Properties of a layout.
nonisolated public struct LayoutProperties: Sendable {
  /// The axis of a stack, nil for other layouts.
  public var stackOrientation: Axis?

  /// The usual properties.
  public init() {}
}
