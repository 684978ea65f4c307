/// A container that shows its content as it is, and that a list takes for one row: stacks, grids, scroll views.
@MainActor @preconcurrency
protocol UnitView: PrimitiveView where Content == UnitContent {
  associatedtype UnitContent: View
  var unitContent: UnitContent { get }
}

extension UnitView {
  func content(in node: PrimitiveNode<Self>) -> UnitContent { unitContent }
}
