import Foundation

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Components from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control that chooses a date.
///
/// Its value is written as the environment's locale, calendar and time zone say. It is set by an ISO 8601 text:
/// a day (`2026-01-15`), a time (`09:41`) or both (`2026-01-15T09:41`, with a zone if need be); a part that the text
/// leaves out stays as it is. A date outside the range cannot be chosen.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: Components

  fileprivate init(
    label: Label, selection: Binding<Date>, from earliest: Date? = nil, through latest: Date? = nil,
    components: Components
  ) {
    self.label = label
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
  }

  /// A date picker with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, components: displayedComponents)
  }

  /// A date picker for a range with a view as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, from: range.lowerBound, through: range.upperBound,
      components: displayedComponents)
  }

  /// A date picker from a date on with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, from: range.lowerBound, components: displayedComponents)
  }

  /// A date picker up to a date with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, through: range.upperBound, components: displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// A date picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(titleKey), selection: selection, components: displayedComponents)
  }

  /// A date picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(title), selection: selection, components: displayedComponents)
  }

  /// A date picker with a title for a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A date picker with a title for a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A date picker with a title from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A date picker with a title from a date on.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A date picker with a title up to a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A date picker with a title up to a date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePicker: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> Label { label }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let element = Element(.datePicker, node: node)
    element.takeLabel(from: collector.label { node.forEachChild { $0.emit(into: collector) } })
    let environment = node.environment
    let style = Date.FormatStyle(
      date: components.contains(.date) ? .numeric : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: environment.locale,
      calendar: environment.calendar, timeZone: environment.timeZone)
    element.value = style.format(selection.wrappedValue)
    if !node.isEnabled { element.states.insert(.disabled) }
    collector.append(element)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    guard case .select(let text) = action else { return false }
    let environment = node.environment
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    guard let date = ISODateText(text)?.date(replacing: selection.wrappedValue, in: calendar) else { return false }
    if let earliest, date < earliest { return false }
    if let latest, date > latest { return false }
    selection.wrappedValue = date
    return true
  }
}

/// A day, a time or both, as ISO 8601 writes them.
struct ISODateText {
  private var day: (year: Int, month: Int, day: Int)?
  private var time: (hour: Int, minute: Int, second: Int)?
  private var zone: TimeZone?

  /// The parts of `text`, or nil when it is not such a text.
  init?(_ text: String) {
    let form = /(?:(\d{4})-(\d{2})-(\d{2}))?[T ]?(?:(\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2})?)?/
    guard let match = text.wholeMatch(of: form) else { return nil }
    if let year = match.1.flatMap({ Int($0) }), let month = match.2.flatMap({ Int($0) }),
      let number = match.3.flatMap({ Int($0) }), (1...12).contains(month), (1...31).contains(number)
    {
      day = (year, month, number)
    }
    if let hour = match.4.flatMap({ Int($0) }), let minute = match.5.flatMap({ Int($0) }), hour < 24, minute < 60 {
      time = (hour, minute, match.6.flatMap { Int($0) } ?? 0)
    }
    guard (day != nil) == (match.1 != nil), (time != nil) == (match.4 != nil), day != nil || time != nil else {
      return nil
    }
    if let name = match.7 {
      let digits = name.split(separator: ":").compactMap { Int($0.drop { $0 == "+" || $0 == "-" }) }
      let seconds = digits.count == 2 ? (digits[0] * 60 + digits[1]) * 60 : 0
      zone = TimeZone(secondsFromGMT: name.hasPrefix("-") ? -seconds : seconds)
    }
  }

  /// The date, with what the text leaves out taken from `old`.
  func date(replacing old: Date, in calendar: Calendar) -> Date? {
    var calendar = calendar
    if let zone { calendar.timeZone = zone }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
    if let day { (parts.year, parts.month, parts.day) = (day.year, day.month, day.day) }
    if let time { (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second) }
    guard let date = calendar.date(from: parts), calendar.component(.day, from: date) == parts.day else { return nil }
    return date
  }
}
