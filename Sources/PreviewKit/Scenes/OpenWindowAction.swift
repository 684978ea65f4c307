/// Opens a window; there is only one here.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let action: @MainActor (String) -> Void

  nonisolated init(action: @escaping @MainActor (String) -> Void) { self.action = action }

  /// Opens the window with the id.
  public func callAsFunction(id: String) { action(id) }
  /// Opens the window for a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { action(stableDescription(of: value)) }
  /// Opens the window with the id for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { action(id) }
}

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }
}

private struct OpenWindowKey: BuiltInEnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction(action: { _ in }) }
}
