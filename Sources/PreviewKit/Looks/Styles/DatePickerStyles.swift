/// How date pickers look. Looks only.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// The style that the context decides.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// A label that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The same as `.compact`.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A label that opens a calendar.
  public static var compact: Self { Self() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The same as `.graphical`.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: Self { Self() }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The same as `.wheel`.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: Self { Self() }
}

/// A field.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The same as `.field`.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field.
  public static var field: Self { Self() }
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The same as `.stepperField`.
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  public static var stepperField: Self { Self() }
}

extension View {
  /// Sets how the date pickers below look. Looks only.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
