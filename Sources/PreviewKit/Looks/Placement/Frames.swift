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

/// How content of a given proportion fits its frame.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

nonisolated extension View {
  /// Moves the view, in points. Looks only.
  public func offset(_ offset: CGSize) -> some View { self }

  /// Moves the view, in points. Looks only.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Puts the view's centre at a point. Looks only.
  public func position(_ position: CGPoint) -> some View { self }

  /// Puts the view's centre at a point. Looks only.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Where a guide of the view is; `computeValue` is not called. Looks only.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Where a guide of the view is; `computeValue` is not called. Looks only.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Names the view's coordinates. Looks only.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// Names the view's coordinates. Looks only.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}

nonisolated extension View {
  /// How many columns the cell takes. Looks only.
  public func gridCellColumns(_ count: Int) -> some View { self }

  /// Where the view is in its cell. Looks only.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// The alignment of the column. Looks only.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// The axes along which the cell takes no more space than offered. Looks only.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
