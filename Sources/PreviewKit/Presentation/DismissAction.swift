/// Closes the presentation in which it was read, or goes back in a navigation stack.
@MainActor @preconcurrency
public struct DismissAction {
  let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Closes the presentation. Read by a view that is not presented, it does nothing.
  public func callAsFunction() { action() }
}

/// Whether and how a view is presented; the older form of `dismiss` and `isPresented`.
public struct PresentationMode {
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool
  let action: (@MainActor () -> Void)?

  /// Closes the presentation.
  @MainActor @preconcurrency public mutating func dismiss() { action?() }
}

extension EnvironmentValues {
  /// Closes the presentation in which it is read.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    let dismiss = dismiss
    return Binding(
      get: { PresentationMode(isPresented: isPresented, action: { dismiss() }) }, set: { (_: PresentationMode) in })
  }
}

private struct DismissKey: BuiltInEnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(action: {}) }
}

private struct IsPresentedKey: BuiltInEnvironmentKey { static let defaultValue = false }
