/// Ends a search: clears the text and takes the keyboard away.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Ends the search.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Whether a search is under way in the `searchable` view above.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the `searchable` view above.
  public var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

struct IsSearchingKey: BuiltInEnvironmentKey { static let defaultValue = false }

private struct DismissSearchKey: BuiltInEnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(action: {}) }
}
