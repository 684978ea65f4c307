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

  /// The form of buttons' borders. Looks only.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
