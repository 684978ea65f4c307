/// Whether an app is in use.
public enum ScenePhase: String, CaseIterable, Hashable, Comparable, Sendable {
  /// Not on the screen.
  case background
  /// On the screen, and not in use.
  case inactive
  /// In use.
  case active

  /// Background precedes inactive precedes active.
  public static func < (one: Self, other: Self) -> Bool {
    allCases.firstIndex(of: one)! < allCases.firstIndex(of: other)!
  }
}

extension EnvironmentValues {
  /// Whether the app is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

private struct ScenePhaseKey: BuiltInEnvironmentKey { static let defaultValue = ScenePhase.active }
