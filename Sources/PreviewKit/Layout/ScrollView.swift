/// Content that scrolls. All of it is in reach.
nonisolated public struct ScrollView<Content: View>: View {
  /// The content.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether it shows where it stands.
  public var showsIndicators: Bool

  /// Content that scrolls along `axes`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: StackView {}
