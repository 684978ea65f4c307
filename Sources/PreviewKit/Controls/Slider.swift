/// A control for a number within bounds.
public struct Slider<Label: View, ValueLabel: View>: View {
  let label: Label
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  fileprivate init<V: BinaryFloatingPoint>(
    label: Label, labels: (ValueLabel, ValueLabel)? = nil, value: Binding<V>, bounds: ClosedRange<V>, step: Double?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    minimumValueLabel = labels?.0
    maximumValueLabel = labels?.1
    self.value = Binding<Double>(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.onEditingChanged = onEditingChanged
  }

  /// A slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), labels: (minimumValueLabel(), maximumValueLabel()), value: value, bounds: bounds, step: nil,
      onEditingChanged: onEditingChanged)
  }

  /// A slider that moves in steps, with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), labels: (minimumValueLabel(), maximumValueLabel()), value: value, bounds: bounds,
      step: Double(step), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, which is read and not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged)
  }

  /// A slider that moves in steps, with a label, which is read and not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), value: value, bounds: bounds, step: Double(step), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: EmptyView(), value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged)
  }

  /// A slider without a label that moves in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: EmptyView(), value: value, bounds: bounds, step: Double(step), onEditingChanged: onEditingChanged)
  }
}

extension Slider: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> TupleView<Label, ValueLabel?, ValueLabel?> {
    TupleView(label, minimumValueLabel, maximumValueLabel)
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let parts = node.parts
    let element = Element(.slider, node: node)
    element.takeLabel(from: collector.label { parts[0].emit(into: collector) })
    element.details += [collector.texts(of: parts[1]), collector.texts(of: parts[2])].compactMap { $0 }
    element.value = NumberText.string(value.wrappedValue, locale: node.environment.locale)
    element.isValueText = false
    if !node.isEnabled { element.states.insert(.disabled) }
    collector.append(element)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    switch action {
    case .setValue(let new) where bounds.contains(new): move(to: new)
    case .increment: move(to: value.wrappedValue + distance)
    case .decrement: move(to: value.wrappedValue - distance)
    default: return false
    }
    return true
  }

  /// Moves to the nearest value that the slider can have.
  private func move(to new: Double) {
    var new = new
    if let step, step > 0 { new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step }
    onEditingChanged(true)
    value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
    onEditingChanged(false)
  }
}

extension Slider: AdjustableView {
  var number: Double? { value.wrappedValue }
  var numberBounds: ClosedRange<Double>? { bounds }
}
