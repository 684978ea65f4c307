/// A message that the compiler shows at a place in the user's source.
struct MacroDiagnostic: Error, Encodable {
  enum Severity: String, Encodable {
    case error, warning
  }

  struct Position: Encodable {
    var fileName: String
    /// In UTF-8 bytes from the start of the file.
    var offset: Int
  }

  struct Highlight: Encodable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }

  /// The elements of two lists that the protocol requires and that are always empty here.
  private struct Nothing: Encodable {}

  var message: String
  var severity: Severity
  var position: Position
  var highlights: [Highlight]
  private var notes: [Nothing] = []
  private var fixIts: [Nothing] = []

  /// - Parameter range: what the message is about, in UTF-8 bytes from the start of the syntax's text.
  init(_ message: String, severity: Severity = .error, at range: Range<Int>, in syntax: SourceSyntax) {
    let location = syntax.location
    self.message = message
    self.severity = severity
    position = Position(fileName: location.fileName, offset: location.offset + range.lowerBound)
    highlights = [
      Highlight(
        fileName: location.fileName,
        startOffset: location.offset + range.lowerBound,
        endOffset: location.offset + range.upperBound)
    ]
  }
}
