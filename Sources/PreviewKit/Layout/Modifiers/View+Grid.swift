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
