import Foundation
import PreviewKit
import ScenarioDocuments

/// An error that documents can have actions throw, by name.
@MainActor public struct ErrorCase: CatalogEntry {
  let name: String
  let error: any Error

  /// An error with a name.
  public init(_ name: String, _ error: any Error) {
    self.name = name
    self.error = error
  }

  /// Registers the error.
  public func register(in registry: inout CatalogRegistry) {
    registry.add(error, as: name, kind: "error", to: \.errors)
  }
}

/// An error that a document defines itself: `{ "name": "teapot", "message": "I am a teapot" }`.
struct DocumentError: LocalizedError {
  let name: String
  let message: String

  var errorDescription: String? { message }
}

/// The text of an error in messages.
enum ErrorText {
  /// The message, without what differs from run to run.
  static func of(_ error: any Error) -> String {
    if let error = error as? Diagnostic { return error.message }
    return StableText.withoutAddresses(error.localizedDescription)
  }
}
