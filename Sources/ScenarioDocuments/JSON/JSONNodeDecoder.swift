/// Makes values of any `Decodable` type from JSON, with errors that point into the file.
///
/// Unlike Foundation's decoder it refuses keys that the type does not know. `note` is allowed in every object.
/// `Date` is an ISO 8601 string, `URL` and `UUID` are strings, `Decimal` is a number, and `Duration` is a string such as
/// `"1.5s"`.
package struct JSONNodeDecoder {
  /// The `userInfo` of the decoder, for the types that are decoded.
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Makes a decoder.
  package init() {}

  /// Decodes a value.
  ///
  /// - Throws: The first ``Diagnostic``.
  package func decode<T: Decodable>(_ type: T.Type, from node: JSONNode) throws -> T {
    let session = DecodingSession(userInfo: userInfo)
    let value = try session.decode(type, from: node, path: nil)
    if let first = session.diagnostics.min() { throw first }
    return value
  }

  /// The mistakes that prevent decoding: at most one wrong or missing value, and every unknown key before it.
  package func diagnostics<T: Decodable>(decoding type: T.Type, from node: JSONNode) -> [Diagnostic] {
    let session = DecodingSession(userInfo: userInfo)
    do {
      _ = try session.decode(type, from: node, path: nil)
    } catch let diagnostic as Diagnostic {
      session.diagnostics.append(diagnostic)
    } catch {
      session.diagnostics.append(Diagnostic(at: node.location, String(describing: error)))
    }
    return session.diagnostics.sortedAndUnique()
  }
}
