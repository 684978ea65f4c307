import SwiftUI
import Testing

/// A component that shows a value of the environment as text.
struct KeyReader<Value>: View {
  @Environment private var value: Value

  init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }

  // Without the letter case of the environment, which is a value too.
  var body: some View { Text(verbatim: "\(value)").textCase(nil) }
}

/// A modifier, the environment key that it writes, and what a component that reads the key then shows.
struct WrittenKey: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What the component shows inside the modifier, and without it.
  let shown: @MainActor @Sendable () -> (inside: [String], without: [String])
  let expected: String

  init<Value>(
    _ name: String, _ keyPath: KeyPath<EnvironmentValues, Value> & Sendable, _ expected: Value,
    write: @escaping @MainActor @Sendable (KeyReader<Value>) -> any View
  ) {
    testDescription = name
    self.expected = "\(expected)"
    shown = {
      let reader = KeyReader(keyPath)
      return (ViewHost(AnyView(write(reader))).texts, ViewHost(reader).texts)
    }
  }
}

extension WrittenKey {
  static let fonts: [WrittenKey] = [
    WrittenKey("font", \.font, .title.bold()) { $0.font(.title.bold()) },
    WrittenKey("font of a container", \.font, .caption) { reader in VStack { reader }.font(.caption) },
    WrittenKey("the nearest font", \.font, .body) { $0.font(.body).font(.title) },
  ]

  static let textLayout: [WrittenKey] = [
    WrittenKey("multilineTextAlignment", \.multilineTextAlignment, .center) { $0.multilineTextAlignment(.center) },
    WrittenKey("lineLimit", \.lineLimit, 3) { $0.lineLimit(3) },
    WrittenKey("lineLimit in a range", \.lineLimit, 4) { $0.lineLimit(2...4) },
    WrittenKey("lineLimit up to", \.lineLimit, 5) { $0.lineLimit(...5) },
    WrittenKey("lineLimit with room", \.lineLimit, 6) { $0.lineLimit(6, reservesSpace: true) },
    WrittenKey("lineSpacing", \.lineSpacing, 7) { $0.lineSpacing(7) },
    WrittenKey("minimumScaleFactor", \.minimumScaleFactor, 0.5) { $0.minimumScaleFactor(0.5) },
    WrittenKey("truncationMode", \.truncationMode, .middle) { $0.truncationMode(.middle) },
    WrittenKey("allowsTightening", \.allowsTightening, true) { $0.allowsTightening(true) },
    WrittenKey("autocorrectionDisabled", \.autocorrectionDisabled, true) { $0.autocorrectionDisabled() },
    WrittenKey("disableAutocorrection", \.autocorrectionDisabled, true) { $0.disableAutocorrection(true) },
    WrittenKey("dynamicTypeSize", \.dynamicTypeSize, .small) { $0.dynamicTypeSize(.small) },
    WrittenKey("dynamicTypeSize as a category", \.sizeCategory, .accessibilityLarge) {
      $0.dynamicTypeSize(.accessibility2)
    },
    WrittenKey("sizeCategory", \.dynamicTypeSize, .xxxLarge) {
      $0.environment(\.sizeCategory, .extraExtraExtraLarge)
    },
    WrittenKey("dynamicTypeSize at least", \.dynamicTypeSize, .xxLarge) { $0.dynamicTypeSize(.xxLarge...) },
    WrittenKey("dynamicTypeSize at most", \.dynamicTypeSize, .small) { $0.dynamicTypeSize(...(.small)) },
  ]

  static let controls: [WrittenKey] = [
    WrittenKey("controlSize", \.controlSize, .large) { $0.controlSize(.large) },
    WrittenKey("controlSize at least", \.controlSize, .extraLarge) { $0.controlSize(.extraLarge...) },
    WrittenKey("controlSize at most", \.controlSize, .mini) { $0.controlSize(...(.mini)) },
    WrittenKey("buttonBorderShape", \.buttonBorderShape, .capsule) { $0.buttonBorderShape(.capsule) },
    WrittenKey("menuIndicator", \.menuIndicatorVisibility, .hidden) { $0.menuIndicator(.hidden) },
    WrittenKey("menuOrder", \.menuOrder, .fixed) { $0.menuOrder(.fixed) },
    WrittenKey("labelsHidden", \.labelsVisibility, .hidden) { $0.labelsHidden() },
    WrittenKey("labelsVisibility", \.labelsVisibility, .visible) { $0.labelsVisibility(.visible) },
    WrittenKey("buttonRepeatBehavior", \.buttonRepeatBehavior, .enabled) { $0.buttonRepeatBehavior(.enabled) },
    WrittenKey("badgeProminence", \.badgeProminence, .increased) { $0.badgeProminence(.increased) },
    WrittenKey("springLoadingBehavior", \.springLoadingBehavior, .disabled) { $0.springLoadingBehavior(.disabled) },
    WrittenKey("disabled", \.isEnabled, false) { $0.disabled(true) },
    WrittenKey("hoverEffectDisabled", \.isHoverEffectEnabled, false) {
      $0.hoverEffectDisabled(false).hoverEffectDisabled()
    },
    WrittenKey("focusEffectDisabled", \.isFocusEffectEnabled, false) {
      $0.focusEffectDisabled(false).focusEffectDisabled()
    },
    WrittenKey("headerProminence", \.headerProminence, .increased) { $0.headerProminence(.increased) },
    WrittenKey("redacted", \.redactionReasons, .privacy) { $0.redacted(reason: .privacy) },
  ]

  static let symbols: [WrittenKey] = [
    WrittenKey("imageScale", \.imageScale, .large) { $0.imageScale(.large) },
    WrittenKey("symbolRenderingMode", \.symbolRenderingMode, .palette) { $0.symbolRenderingMode(.palette) },
    WrittenKey("symbolVariant", \.symbolVariants, .fill) { $0.symbolVariant(.fill) },
    WrittenKey("several variants", \.symbolVariants, .square.fill.slash) {
      // The shape nearest to the symbol counts.
      $0.symbolVariant(.square).symbolVariant(.circle.slash).symbolVariant(.fill)
    },
    WrittenKey("symbolVariableValueMode", \.symbolVariableValueMode, .draw) { $0.symbolVariableValueMode(.draw) },
    WrittenKey("symbolColorRenderingMode", \.symbolColorRenderingMode, .gradient) {
      $0.symbolColorRenderingMode(.gradient)
    },
    WrittenKey("contentTransition", \.contentTransition, .opacity) { $0.contentTransition(.opacity) },
  ]

  static let surroundings: [WrittenKey] = [
    WrittenKey("backgroundStyle", \.backgroundStyle, AnyShapeStyle(Color.red)) { $0.backgroundStyle(Color.red) },
    WrittenKey("materialActiveAppearance", \.materialActiveAppearance, .inactive) {
      $0.materialActiveAppearance(.inactive)
    },
    WrittenKey("textCase", \.textCase, .uppercase) { $0.textCase(.uppercase) },
    WrittenKey("scrollDisabled", \.isScrollEnabled, false) { $0.scrollDisabled(true) },
    WrittenKey("scrollDismissesKeyboard", \.scrollDismissesKeyboardMode, .never) { $0.scrollDismissesKeyboard(.never) },
    WrittenKey("scrollIndicators", \.verticalScrollIndicatorVisibility, .hidden) { $0.scrollIndicators(.hidden) },
    WrittenKey("scrollIndicators of both axes", \.horizontalScrollIndicatorVisibility, .hidden) {
      $0.scrollIndicators(.hidden)
    },
    WrittenKey("scrollIndicators of one axis", \.verticalScrollIndicatorVisibility, .visible) {
      $0.scrollIndicators(.never, axes: .horizontal).scrollIndicators(.visible)
    },
    WrittenKey("scrollBounceBehavior", \.verticalScrollBounceBehavior, .basedOnSize) {
      $0.scrollBounceBehavior(.basedOnSize)
    },
    WrittenKey("scrollBounceBehavior of one axis", \.horizontalScrollBounceBehavior, .always) {
      $0.scrollBounceBehavior(.basedOnSize).scrollBounceBehavior(.always, axes: .horizontal)
    },
  ]

  /// Keys that no modifier writes: a scenario sets them.
  static let settings: [WrittenKey] = [
    WrittenKey("legibilityWeight", \.legibilityWeight, .bold) { $0.environment(\.legibilityWeight, .bold) },
    setting("isLuminanceReduced", \.isLuminanceReduced, true),
    setting("supportsMultipleWindows", \.supportsMultipleWindows, true),
    setting("appearsActive", \.appearsActive, false),
    setting("accessibilityEnabled", \.accessibilityEnabled, true),
    setting("accessibilitySwitchControlEnabled", \.accessibilitySwitchControlEnabled, true),
    setting("accessibilityAssistiveAccessEnabled", \.accessibilityAssistiveAccessEnabled, true),
    setting("accessibilityLargeContentViewerEnabled", \.accessibilityLargeContentViewerEnabled, true),
    setting("accessibilityInvertColors", \.accessibilityInvertColors, true),
    setting("accessibilityShowButtonShapes", \.accessibilityShowButtonShapes, true),
    setting("accessibilityDimFlashingLights", \.accessibilityDimFlashingLights, true),
    setting("accessibilityPlayAnimatedImages", \.accessibilityPlayAnimatedImages, false),
  ]

  private static func setting(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Bool> & Sendable, _ value: Bool
  ) -> WrittenKey {
    WrittenKey(name, keyPath, value) { $0.environment(keyPath, value) }
  }

  static let all = fonts + textLayout + controls + symbols + surroundings + settings
}
