import Foundation

/// Translations by language and key, for texts that are made from localisation keys.
public struct StringCatalog: Sendable {
  private let tables: [String: [String: String]]

  /// Translations: language code (`de`, `pt-BR`) to key to text.
  public init(_ tables: [String: [String: String]] = [:]) {
    self.tables = Dictionary(uniqueKeysWithValues: tables.map { (Self.normalised($0.key), $0.value) })
  }

  /// Whether there are no translations at all.
  var isEmpty: Bool { tables.isEmpty }

  /// The translation for the locale's identifier, else for its language; nil when there is none.
  public func translation(of key: String, for locale: Locale) -> String? {
    guard !tables.isEmpty else { return nil }
    let identifier = Self.normalised(locale.identifier)
    if let text = tables[identifier]?[key] { return text }
    let language = identifier.split(separator: "-").first.map(String.init) ?? identifier
    return tables[language]?[key]
  }

  private static func normalised(_ identifier: String) -> String {
    identifier.replacingOccurrences(of: "_", with: "-").lowercased()
  }
}

extension EnvironmentValues {
  /// The translations of localisation keys.
  public var stringCatalog: StringCatalog {
    get { self[StringCatalogKey.self] }
    set { self[StringCatalogKey.self] = newValue }
  }
}

private struct StringCatalogKey: BuiltInEnvironmentKey { static let defaultValue = StringCatalog() }
