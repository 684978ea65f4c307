import Foundation

/// Closes the presentation in which it was read, or goes back in a navigation stack.
@MainActor @preconcurrency
public struct DismissAction {
  let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Closes the presentation. Read by a view that is not presented, it does nothing.
  public func callAsFunction() { action() }
}

/// Opens a URL.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of a URL.
  public struct Result: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let kind: Kind

    /// The app has opened it.
    public static let handled = Result(kind: .handled)
    /// Nothing is to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  let handler: @MainActor (URL) -> Result

  /// An action that asks `handler` what to do with a URL.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens `url`.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens `url` and tells whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url) != .discarded)
  }
}

/// Refreshes the content, as pulling a list does.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  /// Refreshes and returns when that is done.
  public func callAsFunction() async { await action() }
}

/// Ends a search: clears the text and takes the keyboard away.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Ends the search.
  public func callAsFunction() { action() }
}

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

  /// Opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Opens windows.
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Refreshes the content; nil where nothing is refreshable.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

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

private struct DismissKey: BuiltInEnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(action: {}) }
}
private struct IsPresentedKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct OpenURLKey: BuiltInEnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
private struct OpenWindowKey: BuiltInEnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction(action: { _ in }) }
}
struct RefreshKey: BuiltInEnvironmentKey { static let defaultValue: RefreshAction? = nil }
struct IsSearchingKey: BuiltInEnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: BuiltInEnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(action: {}) }
}
