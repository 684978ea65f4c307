extension EnvironmentValues {
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

  /// Whether the user asked for more than colour to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether some assistive technology is on.
  public var accessibilityEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }

  /// Whether Assistive Access is on.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AssistiveAccessKey.self] }
    set { self[AssistiveAccessKey.self] = newValue }
  }

  /// Whether large content can be viewed by a long press.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerKey.self] }
    set { self[LargeContentViewerKey.self] = newValue }
  }

  /// Whether the user asked for inverted colours.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether the user asked for shapes behind buttons.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }

  /// Whether the user asked for flashing lights to be dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }

  /// Whether animated images may play by themselves.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }
}

private struct VoiceOverKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct ReduceMotionKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct ReduceTransparencyKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct DifferentiateWithoutColorKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct EnabledKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct SwitchControlKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct AssistiveAccessKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct LargeContentViewerKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct InvertColorsKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct ShowButtonShapesKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct DimFlashingLightsKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct PlayAnimatedImagesKey: BuiltInEnvironmentKey { static let defaultValue = true }
