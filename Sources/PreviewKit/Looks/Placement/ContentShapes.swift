nonisolated extension View {
  /// Where touches count. Looks only.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// The form of the view for `kind`. Looks only.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }

  /// The shape called `.containerRelative`. Looks only.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }

  /// The background of the container. Looks only.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    self
  }

  /// The background of the container; its content is not shown. Looks only.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
}

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

/// Which container gets a background.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String

  /// The navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The store.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}
