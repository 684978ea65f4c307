import Foundation

/// A control with one button for more and one for less.
public struct Stepper<Label: View>: View {
  let label: Label
  let text: @MainActor (EnvironmentValues) -> String?
  let increment: (@MainActor () -> Bool)?
  let decrement: (@MainActor () -> Bool)?
  let onEditingChanged: (Bool) -> Void
  private let currentNumber: @MainActor () -> Double?
  let numberBounds: ClosedRange<Double>?

  private init(
    label: Label, text: @escaping @MainActor (EnvironmentValues) -> String?,
    number: @escaping @MainActor () -> Double? = { nil }, numberBounds: ClosedRange<Double>? = nil,
    increment: (@MainActor () -> Bool)?, decrement: (@MainActor () -> Bool)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.text = text
    currentNumber = number
    self.numberBounds = numberBounds
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }

  fileprivate init(
    label: Label, actions increment: (() -> Void)?, _ decrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    func done(_ action: (() -> Void)?) -> (@MainActor () -> Bool)? {
      guard let action else { return nil }
      nonisolated(unsafe) let run = action
      return {
        run()
        return true
      }
    }
    self.init(
      label: label, text: { _ in nil }, increment: done(increment), decrement: done(decrement),
      onEditingChanged: onEditingChanged)
  }

  fileprivate init<V: Strideable>(
    label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
    text: (@MainActor (V, EnvironmentValues) -> String)? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) {
    // Everything here stays on the main actor, whatever the type of the value.
    nonisolated(unsafe) let (value, bounds, step) = (value, bounds, step)
    @MainActor func move(_ distance: V.Stride) -> Bool {
      let old = value.wrappedValue
      var new = old.advanced(by: distance)
      if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
      guard new != old else { return false }
      value.wrappedValue = new
      return true
    }
    self.init(
      label: label,
      text: { environment in
        text?(value.wrappedValue, environment) ?? NumberText.string(any: value.wrappedValue, locale: environment.locale)
      },
      number: { Self.number(of: value.wrappedValue) }, numberBounds: bounds.flatMap(Self.numbers),
      increment: { move(step) }, decrement: { move(0 - step) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// A stepper that runs closures; without one that side cannot be used.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), actions: onIncrement, onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper that runs closures, in the older form.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), actions: onIncrement, onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value within bounds that is shown in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(), value: value, bounds: bounds, step: step,
      text: { LocalizedFormat.localised(format, in: $1).format($0) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a title that runs closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), actions: onIncrement, onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title that runs closures.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), actions: onIncrement, onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title for a value within bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title for a value within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
  }

  /// A stepper with a title for a value within bounds that is shown in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleKey), value: value, bounds: bounds, step: step,
      text: { LocalizedFormat.localised(format, in: $1).format($0) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> Label { label }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let element = Element(.stepper, node: node)
    element.takeLabel(from: collector.label { node.forEachChild { $0.emit(into: collector) } })
    element.value = text(node.environment)
    element.isValueText = false
    if !node.isEnabled { element.states.insert(.disabled) }
    collector.append(element)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    let step: (@MainActor () -> Bool)?
    switch action {
    case .increment: step = increment
    case .decrement: step = decrement
    default: return false
    }
    guard let step else { return false }
    onEditingChanged(true)
    defer { onEditingChanged(false) }
    return step()
  }
}

extension Stepper: AdjustableView {
  var number: Double? { currentNumber() }

  private static func number(of value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }

  private static func numbers(of bounds: ClosedRange<some Comparable>) -> ClosedRange<Double>? {
    guard let lower = number(of: bounds.lowerBound), let upper = number(of: bounds.upperBound) else { return nil }
    return lower...upper
  }
}
