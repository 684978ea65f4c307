/// What a content shape is for.
nonisolated public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Kinds of these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where touches count.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What a context menu shows.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive technologies outline.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// What shows the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
