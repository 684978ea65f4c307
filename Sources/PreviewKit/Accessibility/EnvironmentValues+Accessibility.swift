extension EnvironmentValues {
  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  /// Whether the user asked for less motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the user asked for less transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether the user asked not to be told things by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }
}

private struct VoiceOverKey: BuiltInEnvironmentKey { static let defaultValue = false }

private struct ReduceMotionKey: BuiltInEnvironmentKey { static let defaultValue = false }

private struct ReduceTransparencyKey: BuiltInEnvironmentKey { static let defaultValue = false }

private struct DifferentiateWithoutColorKey: BuiltInEnvironmentKey { static let defaultValue = false }
