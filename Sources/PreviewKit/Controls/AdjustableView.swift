/// A control with a number that a person moves up and down.
@MainActor
protocol AdjustableView: PrimitiveView {
  /// The number as it is now; nil when the control's value is none.
  var number: Double? { get }
  /// What the number can be at most and at least, if there are limits.
  var numberBounds: ClosedRange<Double>? { get }
}

/// The node of an adjustable control, whatever its type.
@MainActor
protocol AdjustableNode: _ViewNode {
  var number: Double? { get }
  var numberBounds: ClosedRange<Double>? { get }
}

extension PrimitiveNode: AdjustableNode where V: AdjustableView {
  var number: Double? { view.number }
  var numberBounds: ClosedRange<Double>? { view.numberBounds }
}

extension Element {
  /// The number of a slider or stepper at this moment, later than the element itself when something has changed since;
  /// nil when it has none, or its view is gone.
  public var number: Double? { (node as? any AdjustableNode).flatMap { $0.isMounted ? $0.number : nil } }

  /// What the number of a slider or stepper can be, if it has limits.
  public var numberBounds: ClosedRange<Double>? {
    (node as? any AdjustableNode).flatMap { $0.isMounted ? $0.numberBounds : nil }
  }
}
