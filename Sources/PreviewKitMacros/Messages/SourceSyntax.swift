/// A piece of the user's source: its text, with the blanks and comments before it, and the place where that text starts.
struct SourceSyntax: Decodable {
  struct Location: Decodable {
    /// `Module/File.swift`.
    var fileID: String
    /// The name under which the compiler knows the file; diagnostics must use it.
    var fileName: String
    /// In UTF-8 bytes from the start of the file.
    var offset: Int
    /// From 1.
    var line: Int
    /// From 1, in UTF-8 bytes.
    var column: Int
  }

  var source: String
  var location: Location
}
