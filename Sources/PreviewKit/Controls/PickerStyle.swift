/// What a picker shows of its options.
enum PickerStyleKind: Hashable, Sendable {
  case automatic, menu, navigationLink, segmented, inline, wheel, palette, radioGroup

  /// Whether the options can be seen without opening anything.
  var showsOptions: Bool {
    switch self {
    case .automatic, .menu, .navigationLink: false
    case .segmented, .inline, .wheel, .palette, .radioGroup: true
    }
  }
}

struct PickerStyleKey: BuiltInEnvironmentKey {
  static let defaultValue = PickerStyleKind.automatic
}

/// How pickers look: one of the system's styles.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// What the style shows.
  var _kind: _PickerStyleKind { get }
}

/// What a picker style shows; made by the system's styles.
public struct _PickerStyleKind: Sendable {
  let kind: PickerStyleKind
}

/// The style that the context decides; in a menu the options show.
public struct DefaultPickerStyle: PickerStyle {
  /// The same as `.automatic`.
  public init() {}
  /// What the style shows.
  public var _kind: _PickerStyleKind { _PickerStyleKind(kind: .automatic) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that the context decides; in a menu the options show.
  public static var automatic: Self { Self() }
}

/// The options are in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The same as `.menu`.
  public init() {}
  /// What the style shows.
  public var _kind: _PickerStyleKind { _PickerStyleKind(kind: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The options are in a menu.
  public static var menu: Self { Self() }
}

/// The options are on a screen of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The same as `.navigationLink`.
  public init() {}
  /// What the style shows.
  public var _kind: _PickerStyleKind { _PickerStyleKind(kind: .navigationLink) }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The options are on a screen of their own.
  public static var navigationLink: Self { Self() }
}

/// The options are segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// The same as `.segmented`.
  public init() {}
  /// What the style shows.
  public var _kind: _PickerStyleKind { _PickerStyleKind(kind: .segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options are segments.
  public static var segmented: Self { Self() }
}

/// The options are rows.
public struct InlinePickerStyle: PickerStyle {
  /// The same as `.inline`.
  public init() {}
  /// What the style shows.
  public var _kind: _PickerStyleKind { _PickerStyleKind(kind: .inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options are rows.
  public static var inline: Self { Self() }
}

/// The options are on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The same as `.wheel`.
  public init() {}
  /// What the style shows.
  public var _kind: _PickerStyleKind { _PickerStyleKind(kind: .wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options are on a wheel.
  public static var wheel: Self { Self() }
}

/// The options are a row of symbols.
public struct PalettePickerStyle: PickerStyle {
  /// The same as `.palette`.
  public init() {}
  /// What the style shows.
  public var _kind: _PickerStyleKind { _PickerStyleKind(kind: .palette) }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options are a row of symbols.
  public static var palette: Self { Self() }
}

/// The options are radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The same as `.radioGroup`.
  public init() {}
  /// What the style shows.
  public var _kind: _PickerStyleKind { _PickerStyleKind(kind: .radioGroup) }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options are radio buttons.
  public static var radioGroup: Self { Self() }
}

extension View {
  /// Sets what the pickers below show of their options.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0[PickerStyleKey.self] = style._kind.kind })
  }
}
