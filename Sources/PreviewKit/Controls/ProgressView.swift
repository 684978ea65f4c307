import Foundation

/// Shows that something is under way, and how much of it is done where that is known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  /// How much is done, from 0 to 1; nil when that is not known.
  let fraction: @MainActor () -> Double?

  fileprivate init(label: Label?, currentValueLabel: CurrentValueLabel?, fraction: @escaping @MainActor () -> Double?) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.fraction = fraction
  }

  fileprivate init<V: BinaryFloatingPoint>(
    label: Label?, currentValueLabel: CurrentValueLabel?, value: V?, total: V
  ) {
    let fraction = value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
    self.init(label: label, currentValueLabel: currentValueLabel, fraction: { fraction })
  }

  /// Progress of `total` with a label and a text for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label: label(), currentValueLabel: currentValueLabel(), value: value, total: total)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Work of unknown length.
  public init() where Label == EmptyView {
    self.init(label: nil, currentValueLabel: nil, fraction: { nil })
  }

  /// Work of unknown length with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: nil, fraction: { nil })
  }

  /// Work of unknown length with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), currentValueLabel: nil, fraction: { nil })
  }

  /// Work of unknown length with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: Text(title), currentValueLabel: nil, fraction: { nil })
  }

  /// Progress of `total`.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(label: nil, currentValueLabel: nil, value: value, total: total)
  }

  /// Progress of `total` with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: nil, value: value, total: total)
  }

  /// Progress of `total` with a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) where Label == Text {
    self.init(label: Text(titleKey), currentValueLabel: nil, value: value, total: total)
  }

  /// Progress of `total` with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) where Label == Text {
    self.init(label: Text(title), currentValueLabel: nil, value: value, total: total)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// The progress of an object, as it is when the view is evaluated.
  public init(_ progress: Progress) {
    self.init(label: nil, currentValueLabel: nil) { progress.isIndeterminate ? nil : progress.fractionCompleted }
  }

  /// The part of an interval of time that has passed when the view is made.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = Date().timeIntervalSince(timerInterval.lowerBound)
    let fraction = length > 0 ? min(max(passed / length, 0), 1) : 1
    self.init(label: nil, currentValueLabel: nil, fraction: { countsDown ? 1 - fraction : fraction })
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style was asked to show.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    let fraction = configuration.fractionCompleted
    self.init(
      label: configuration.label, currentValueLabel: configuration.currentValueLabel, fraction: { fraction })
  }
}

extension ProgressView: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> StyledControl<TupleView<Label?, CurrentValueLabel?>> {
    node.styled(TupleView(label, currentValueLabel)) {
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction(), label: label.map { .init($0) },
        currentValueLabel: currentValueLabel.map { .init($0) })
    }
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let content = collector.label { node.forEachChild { $0.emit(into: collector) } }
    // A style that shows the control itself has said everything.
    if content.count == 1, content[0].role == .progressView { return collector.append(content[0]) }
    let element = Element(.progressView, node: node)
    element.takeTexts(from: content.filter { $0.role == .text })
    if let fraction = fraction() {
      element.value = NumberText.percent(fraction, locale: node.environment.locale)
      element.isValueText = false
    }
    collector.append(element)
  }
}
