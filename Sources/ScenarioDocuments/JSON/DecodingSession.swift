import Foundation
import ScenarioSupport

/// What the containers of one decoding share.
final class DecodingSession {
  let userInfo: [CodingUserInfoKey: any Sendable]
  var diagnostics: [Diagnostic] = []

  init(userInfo: [CodingUserInfoKey: any Sendable]) {
    self.userInfo = userInfo
  }

  func decode<T: Decodable>(_ type: T.Type, from node: JSONNode, path: DecodingPath?) throws -> T {
    if let special = try special(type, from: node) { return special }
    let decoder = NodeDecoder(session: self, node: node, path: path)
    do {
      let value = try T(from: decoder)
      decoder.reportUnknownKeys()
      return value
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch let error as DecodingError {
      throw diagnostic(for: error, of: type, at: node, path: path)
    } catch {
      let message = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
      throw Diagnostic(at: node.location, "cannot make \(T.self): \(message)")
    }
  }

  /// Types whose own `init(from:)` reads another format than documents use, and the most common types, for speed.
  private func special<T>(_ type: T.Type, from node: JSONNode) throws -> T? {
    if type == String.self { return try node.decodedString() as? T }
    if type == Int.self { return try node.decodedInteger(Int.self) as? T }
    if type == Double.self { return try node.decodedDouble() as? T }
    if type == Bool.self { return try node.decodedBool() as? T }
    if type == Date.self {
      guard let date = ISO8601.date(try node.decodedString("a date")) else {
        throw node.invalid("a date", hint: "write it as 2026-01-15T09:41:00Z")
      }
      return date as? T
    }
    if type == URL.self {
      let text = try node.decodedString("a URL")
      guard !text.isEmpty, let url = URL(string: text) else { throw node.invalid("a URL") }
      return url as? T
    }
    if type == UUID.self {
      guard let uuid = UUID(uuidString: try node.decodedString("a UUID")) else {
        throw node.invalid("a UUID", hint: "write it as 12345678-1234-1234-1234-123456789ABC")
      }
      return uuid as? T
    }
    if type == Decimal.self {
      guard let number = node.number else { throw node.mismatch("a number") }
      guard let decimal = Decimal(string: number.literal) else { throw node.invalid("a decimal number") }
      return decimal as? T
    }
    if type == Duration.self { return try node.decodedDuration() as? T }
    return nil
  }

  private func diagnostic<T>(
    for error: DecodingError,
    of type: T.Type,
    at node: JSONNode,
    path: DecodingPath?
  ) -> Diagnostic {
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default:
      return Diagnostic(at: node.location, String(describing: error))
    }
    var place = node
    for key in context.codingPath.dropFirst(path?.depth ?? 0) {
      if let index = key.intValue, let elements = place.array, elements.indices.contains(index) {
        place = elements[index]
      } else if let value = place.object?[key.stringValue] {
        place = value
      } else {
        break
      }
    }
    if let text = node.string, type is any RawRepresentable.Type {
      let candidates = Self.rawValues(of: type)
      return Diagnostic(
        at: node.location,
        "\(text.quoted) is not a \(T.self)",
        hint: candidates.isEmpty ? nil : Suggestion.hint(for: text, in: candidates, kind: "values")
      )
    }
    var message = context.debugDescription
    if message.hasSuffix(".") { message.removeLast() }
    return Diagnostic(at: place.location, "cannot make \(T.self): \(message)")
  }

  /// The raw strings of the cases of an enumeration, when it can list them.
  private static func rawValues(of type: Any.Type) -> [String] {
    guard let cases = type as? any CaseIterable.Type else { return [] }
    func list<C: CaseIterable>(_ type: C.Type) -> [String] {
      C.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }
    return list(cases)
  }
}
