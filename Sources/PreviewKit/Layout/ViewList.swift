/// Several views in a row, as a view builder makes of them.
protocol ViewList {
  /// The first view, nil when there is none.
  @MainActor var firstView: AnyView? { get }
}

extension TupleView: ViewList {
  @MainActor var firstView: AnyView? {
    for view in repeat each content {
      return AnyView(view)
    }
    return nil
  }
}
