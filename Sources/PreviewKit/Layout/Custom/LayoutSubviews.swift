/// The views in a layout.
nonisolated public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let subviews: [LayoutSubview]

  /// The direction of reading.
  public var layoutDirection: LayoutDirection { .leftToRight }

  /// The first index.
  public var startIndex: Int { subviews.startIndex }

  /// The index after the last.
  public var endIndex: Int { subviews.endIndex }

  /// The view at `index`.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}
