import Foundation
import PreviewKit

extension EnvironmentValue {
  /// The values that every catalog offers.
  static var standard: [EnvironmentValue] {
    [
      EnvironmentValue("locale", \.locale, from: String.self) { identifier in
        guard identifier.wholeMatch(of: /[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*/) != nil else {
          throw InvalidValue("a locale is written like \"en_US\" or \"de\"")
        }
        return Locale(identifier: identifier)
      },
      EnvironmentValue("timeZone", \.timeZone, from: String.self) { identifier in
        guard let zone = TimeZone(identifier: identifier) else {
          throw InvalidValue("a time zone is written like \"Europe/Berlin\" or \"UTC\"")
        }
        return zone
      },
      EnvironmentValue("colorScheme", \.colorScheme, from: String.self) { try choice($0) },
      EnvironmentValue("colorSchemeContrast", \.colorSchemeContrast, from: String.self) { try choice($0) },
      EnvironmentValue("dynamicTypeSize", \.dynamicTypeSize, from: String.self) { try choice($0) },
      EnvironmentValue("layoutDirection", \.layoutDirection, from: String.self) { try choice($0) },
      EnvironmentValue("horizontalSizeClass", \.horizontalSizeClass, from: String.self) { try choice($0) },
      EnvironmentValue("verticalSizeClass", \.verticalSizeClass, from: String.self) { try choice($0) },
      EnvironmentValue("scenePhase", \.scenePhase, from: String.self) { try choice($0) },
      EnvironmentValue("isEnabled", \.isEnabled),
      EnvironmentValue("accessibilityVoiceOverEnabled", \.accessibilityVoiceOverEnabled),
      EnvironmentValue("accessibilityReduceMotion", \.accessibilityReduceMotion),
      EnvironmentValue("accessibilityReduceTransparency", \.accessibilityReduceTransparency),
      EnvironmentValue("accessibilityDifferentiateWithoutColor", \.accessibilityDifferentiateWithoutColor),
      EnvironmentValue("strings", \.stringCatalog, from: [String: [String: String]].self) { StringCatalog($0) },
    ]
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(_ word: String) throws -> Value {
    if let value = Value(rawValue: word) { return value }
    let words = Value.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: word, in: words).map { "; did you mean \($0.quoted)?" } ?? ""
    throw InvalidValue("it is one of \(words.joined(separator: ", "))\(nearest)")
  }
}

/// Why a value cannot be made from what a document says.
struct InvalidValue: LocalizedError {
  let errorDescription: String?

  init(_ description: String) { errorDescription = description }
}
