import Foundation

extension EnvironmentValues {
  /// The locale of texts and formats. Stays `en_US` unless somebody sets it: nothing is read from the machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates, in the environment's locale and time zone unless somebody sets it.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates. UTC unless somebody sets it: nothing is read from the machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast that the user has set.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The text size that the user has set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether lines run to the right or to the left.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The horizontal room.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical room.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether controls can be used. `disabled(_:)` can only take it away.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the app is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Why content is replaced by placeholders.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// The letter case of texts.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The number of lines a text may take.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The pixels for each point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The least height of a row.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The translations of localisation keys.
  public var stringCatalog: StringCatalog {
    get { self[StringCatalogKey.self] }
    set { self[StringCatalogKey.self] = newValue }
  }

  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether the user wants less motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the user wants less transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether the user wants no meaning to depend on colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// What a text looks like after the environment's letter case.
  func shownCase(of text: String) -> String {
    switch textCase {
    case nil: text
    case .uppercase: text.uppercased(with: locale)
    case .lowercase: text.lowercased(with: locale)
    }
  }
}

private struct LocaleKey: BuiltInEnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private struct CalendarKey: BuiltInEnvironmentKey { static let defaultValue: Calendar? = nil }
private struct TimeZoneKey: BuiltInEnvironmentKey { static let defaultValue = TimeZone(secondsFromGMT: 0)! }
private struct ColorSchemeKey: BuiltInEnvironmentKey { static let defaultValue = ColorScheme.light }
private struct ColorSchemeContrastKey: BuiltInEnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private struct DynamicTypeSizeKey: BuiltInEnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct LayoutDirectionKey: BuiltInEnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private struct HorizontalSizeClassKey: BuiltInEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private struct VerticalSizeClassKey: BuiltInEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
struct IsEnabledKey: BuiltInEnvironmentKey { static let defaultValue = true }
private struct ScenePhaseKey: BuiltInEnvironmentKey { static let defaultValue = ScenePhase.active }
private struct RedactionReasonsKey: BuiltInEnvironmentKey { static let defaultValue: RedactionReasons = [] }
private struct TextCaseKey: BuiltInEnvironmentKey { static let defaultValue: Text.Case? = nil }
private struct LineLimitKey: BuiltInEnvironmentKey { static let defaultValue: Int? = nil }
private struct DisplayScaleKey: BuiltInEnvironmentKey { static let defaultValue: CGFloat = 3 }
private struct MinListRowHeightKey: BuiltInEnvironmentKey { static let defaultValue: CGFloat = 44 }
private struct StringCatalogKey: BuiltInEnvironmentKey { static let defaultValue = StringCatalog() }
private struct VoiceOverKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct ReduceMotionKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct ReduceTransparencyKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct DifferentiateWithoutColorKey: BuiltInEnvironmentKey { static let defaultValue = false }
