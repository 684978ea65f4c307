/// Reads strict JSON (RFC 8259), with the position of every value and key.
package enum JSONReader {
  /// The value of a file, and the mistakes in it.
  package struct Reading: Sendable {
    /// The value; nil when a syntax error ended the reading.
    package var node: JSONNode?

    /// All mistakes, in order of position.
    package var diagnostics: [Diagnostic]
  }

  /// The greatest depth of nested arrays and objects.
  static let maximumDepth = 512

  /// Reads the whole of a file.
  ///
  /// Duplicate keys, trailing commas, comments and bad characters inside strings are all reported; what breaks the
  /// structure ends the reading.
  ///
  /// - Parameter file: the file's name in diagnostics.
  package static func read(_ bytes: [UInt8], file: String) -> Reading {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(bytes: buffer, file: file)
      let node = parser.document()
      return Reading(node: node, diagnostics: parser.diagnostics)
    }
  }

  /// Reads the whole of a text and throws the first ``Diagnostic``.
  package static func node(of text: String, file: String = "JSON") throws -> JSONNode {
    let reading = read(Array(text.utf8), file: file)
    if let first = reading.diagnostics.first { throw first }
    guard let node = reading.node else { throw Diagnostic(at: SourceLocation(file: file), "there is no value") }
    return node
  }
}
