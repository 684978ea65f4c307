/// What the environment of one place says about its texts and controls, read once for all of them.
@MainActor
final class TextEnvironment {
  let scope: EnvironmentScope
  /// Whether texts are replaced by placeholders.
  let isRedacted: Bool
  /// Whether texts are struck through.
  let isStruckThrough: Bool
  /// Whether controls can be used.
  private(set) lazy var isEnabled = scope.value(IsEnabledKey.self)
  private let hasCase: Bool
  private lazy var hasCatalog = !EnvironmentValues(scope: scope).stringCatalog.isEmpty

  init(_ scope: EnvironmentScope) {
    self.scope = scope
    let environment = EnvironmentValues(scope: scope)
    let reasons = environment.redactionReasons
    isRedacted =
      reasons.contains(.placeholder) || reasons.contains(.privacy) && environment[IsPrivacySensitiveKey.self]
    isStruckThrough = environment[IsStruckThroughKey.self]
    hasCase = environment.textCase != nil
  }

  /// What is shown of `text`, and its localisation key where that is something else.
  func shown(_ text: Text) -> (string: String, key: String?) {
    if !hasCase {
      switch text.storage {
      case .verbatim(let string): return (string, nil)
      // Neither translated nor filled in, it is shown as it is, in every locale.
      case .key(let key) where !key.isFormat && !hasCatalog: return (key.key, nil)
      default: break
      }
    }
    let environment = EnvironmentValues(scope: scope)
    return (environment.shownCase(of: text.resolve(in: environment)), text.localizationKey)
  }
}

extension EnvironmentValues {
  /// What a text looks like after the environment's letter case.
  func shownCase(of text: String) -> String {
    switch textCase {
    case nil: text
    case .uppercase: text.uppercased(with: locale)
    case .lowercase: text.lowercased(with: locale)
    }
  }
}
