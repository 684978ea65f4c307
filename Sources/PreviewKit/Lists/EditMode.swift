/// Whether the content of a screen is being edited.
public enum EditMode: Hashable, Sendable {
  /// Not edited.
  case inactive
  /// Edited for a moment, as when a row is swiped.
  case transient
  /// Edited.
  case active

  /// Whether it is being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the content is being edited. Every window, presentation and pushed screen has an edit mode of its own, unless
  /// the app sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Begins a surface with an edit mode of its own.
  mutating func beginEditMode() { editMode = Binding(location: StateLocation(.inactive)) }
}

private struct EditModeKey: BuiltInEnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that begins and ends the editing of the screen.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button for the edit mode of the environment.
  public init() {}

  /// "Edit", or "Done" while the content is being edited.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? LocalizedStringKey("Done") : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
