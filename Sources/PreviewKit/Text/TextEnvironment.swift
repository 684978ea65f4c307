/// What the environment of one place says about its texts, read once for all of them.
@MainActor
final class TextEnvironment {
  let scope: EnvironmentScope
  /// Whether texts are replaced by placeholders.
  let isRedacted: Bool
  private let hasCase: Bool
  private lazy var hasCatalog = !EnvironmentValues(scope: scope).stringCatalog.isEmpty

  init(_ scope: EnvironmentScope) {
    self.scope = scope
    let environment = EnvironmentValues(scope: scope)
    isRedacted = environment.redactionReasons.contains(.placeholder)
    hasCase = environment.textCase != nil
  }

  /// What is shown of `text`.
  func shown(_ text: Text) -> String {
    if !hasCase {
      switch text.storage {
      case .verbatim(let string): return string
      // Neither translated nor filled in, it is shown as it is, in every locale.
      case .key(let key) where !key.isFormat && !hasCatalog: return key.key
      default: break
      }
    }
    let environment = EnvironmentValues(scope: scope)
    return environment.shownCase(of: text.resolve(in: environment))
  }
}
