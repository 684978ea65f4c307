/// A button that starts renaming what the environment's rename action is about.
public struct RenameButton<Label: View>: View {
  let label: Label
  @Environment(\.rename) private var rename

  /// The button; it is disabled where there is no rename action.
  public var body: some View { Button(action: { rename?() }) { label }.disabled(rename == nil) }
}

extension RenameButton where Label == Text {
  /// A button that is called "Rename".
  public init() { label = Text("Rename") }
}

/// Starts a renaming.
@MainActor @preconcurrency
public struct RenameAction {
  let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Starts it.
  public func callAsFunction() { action() }
}

private struct RenameKey: BuiltInEnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Starts a renaming; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What a ``RenameButton`` below does.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
}
