/// Shows a value within bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let value: Double
  let fraction: Double

  fileprivate init<V: BinaryFloatingPoint>(
    label: Label, currentValueLabel: CurrentValueLabel? = nil, boundsLabels: (BoundsLabel?, BoundsLabel?) = (nil, nil),
    value: V, bounds: ClosedRange<V>
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    (minimumValueLabel, maximumValueLabel) = boundsLabels
    self.value = Double(value)
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value, bounds: bounds)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label and a text for the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label: label(), currentValueLabel: currentValueLabel(), value: value, bounds: bounds)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with a label and texts for the value and the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), boundsLabels: (minimumValueLabel(), maximumValueLabel()),
      value: value, bounds: bounds)
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
  BoundsLabel == AnyView, MarkedValueLabels == EmptyView
{
  /// The gauge that a style was asked to show.
  public init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      label: configuration.label, currentValueLabel: configuration.currentValueLabel,
      boundsLabels: (
        configuration.minimumValueLabel.map { AnyView($0) }, configuration.maximumValueLabel.map { AnyView($0) }
      ), value: configuration.value, bounds: 0...1)
  }
}

extension Gauge: PrimitiveView {
  func content(
    in node: PrimitiveNode<Self>
  ) -> StyledControl<TupleView<Label, CurrentValueLabel?, BoundsLabel?, BoundsLabel?>> {
    node.styled(TupleView(label, currentValueLabel, minimumValueLabel, maximumValueLabel)) {
      GaugeStyleConfiguration(
        value: fraction, label: .init(label),
        currentValueLabel: currentValueLabel.map { .init($0) },
        minimumValueLabel: minimumValueLabel.map { .init($0) },
        maximumValueLabel: maximumValueLabel.map { .init($0) })
    }
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let content = collector.label { node.forEachChild { $0.emit(into: collector) } }
    let element = Element(.gauge, node: node)
    if content.count == 1, content[0].role == .gauge {
      // The style shows the control itself, of which it knows only the fraction.
      (element.label, element.labelKey) = (content[0].label, content[0].labelKey)
      element.details = content[0].details
    } else {
      element.takeTexts(from: content.filter { $0.role == .text })
    }
    element.value = NumberText.string(value, locale: node.environment.locale)
    element.isValueText = false
    collector.append(element)
  }
}
