import Foundation

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

extension EnvironmentValues {
  /// Opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private struct OpenURLKey: BuiltInEnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
