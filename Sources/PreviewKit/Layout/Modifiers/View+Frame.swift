import Foundation

nonisolated extension View {
  /// A frame of a fixed size, in points. Looks only.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }

  /// A frame of a size between bounds, in points. Looks only.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// The size that suits the view. Looks only.
  public func fixedSize() -> some View { self }

  /// The size that suits the view, along some axes. Looks only.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Who gets space first. Looks only.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// A proportion of width to height. Looks only.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }

  /// A proportion. Looks only.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }

  /// Fits the view into its frame. Looks only.
  public func scaledToFit() -> some View { self }

  /// Fills the frame with the view. Looks only.
  public func scaledToFill() -> some View { self }

  /// A frame as large as the container. Looks only.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }

  /// A frame as large as a part of the container. Looks only.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }

  /// A frame whose lengths `length` computes; it is not called. Looks only.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }

  /// Hands a value to the layout around the view. Looks only.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}
