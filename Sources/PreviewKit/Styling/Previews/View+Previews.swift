nonisolated extension View {
  /// The size of the preview. Looks only.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// The device of the preview. Looks only.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// The name of the preview. Looks only.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Which way up the preview is. Looks only.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// What is around the preview. Looks only.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
