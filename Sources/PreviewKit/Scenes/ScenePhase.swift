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

  /// Whether the app may have several windows.
  public var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }

  /// Whether the window looks as one that is in use.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
}

private struct ScenePhaseKey: BuiltInEnvironmentKey { static let defaultValue = ScenePhase.active }
private struct SupportsMultipleWindowsKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct AppearsActiveKey: BuiltInEnvironmentKey { static let defaultValue = true }
