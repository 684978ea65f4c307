import Foundation
import PreviewKit
import ScenarioSupport

extension EnvironmentValue {
  /// The values that every catalog offers.
  static var standard: [EnvironmentValue] {
    [
      EnvironmentValue("locale", \.locale, from: String.self) { identifier in
        guard isLocale(identifier) else {
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

  private static func isLocale(_ identifier: String) -> Bool {
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let isPlain = parts.allSatisfy { part in
      part.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): part.startIndex > identifier.startIndex
        default: false
        }
      }
    }
    return isPlain && (2...3).contains(parts[0].utf8.count)
      && parts.dropFirst().allSatisfy { (2...8).contains($0.utf8.count) }
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
