import ScenarioDocuments
import ScenarioSupport

extension SnapshotFile {
  /// Reads a stored snapshot.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The file's name as messages show it.
  ///   - identity: The run that the file's place belongs to.
  /// - Returns: The snapshot, and a warning when the file is right but for its line ends.
  /// - Throws: A ``Diagnostic`` that says in which line the file is not a snapshot of that run, and what to do.
  static func read(
    _ bytes: [UInt8], file: String, identity: RunIdentity
  ) throws(Diagnostic) -> (snapshot: SnapshotFile, warning: Diagnostic?) {
    func problem(line: Int, _ message: String, _ hint: String? = nil) -> Diagnostic {
      Diagnostic(
        .error, at: SourceLocation(file: file, line: line, column: 1), message,
        hint: hint ?? "restore the file, or delete it, run again and accept")
    }
    guard !bytes.isEmpty else { throw problem(line: 1, "the snapshot is empty") }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      throw problem(line: 1, "the snapshot starts with a byte order mark", "save it as UTF-8 without one")
    }
    let ends = LineEnds(bytes)
    if let line = ends.mixedLine {
      throw problem(
        line: line, "the snapshot mixes line ends (LF and CR LF)",
        "write `*.snap.txt text eol=lf` into .gitattributes and restore the file")
    }
    let unixBytes = ends.areWindows ? bytes.filter { $0 != UInt8(ascii: "\r") } : bytes
    guard let text = String(validating: unixBytes, as: UTF8.self) else {
      throw problem(line: invalidLine(unixBytes), "the snapshot is not valid UTF-8")
    }
    if let line = conflictLine(unixBytes) {
      throw problem(
        line: line, "the snapshot has an unsolved merge conflict",
        "take either side, run again, and accept what is right")
    }
    try checkHeader(text, identity, problem)
    guard text.utf8.last == UInt8(ascii: "\n"), text.utf8.dropLast().last != UInt8(ascii: "\n") else {
      throw problem(line: max(1, LineText(text).count), "the snapshot must end in exactly one line feed")
    }
    return (SnapshotFile(identity: identity, text: text), ends.areWindows ? windowsWarning(file) : nil)
  }

  private static func windowsWarning(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, at: SourceLocation(file: file, line: 1, column: 1),
      "the snapshot has CR LF line ends and was read as if they were LF",
      hint: "write `*.snap.txt text eol=lf` into .gitattributes")
  }

  private static func checkHeader(
    _ text: String, _ identity: RunIdentity, _ problem: (Int, String, String?) -> Diagnostic
  ) throws(Diagnostic) {
    let header = text.prefix { $0 != "\n" }
    let words = header.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "snapshot", let number = Int(words[1]) else {
      throw problem(
        1, "this is no snapshot: its first line should be `\(Self.header(of: identity))`", nil)
    }
    guard number == format, words[1] == "\(format)" else {
      throw problem(
        1, "the snapshot has format \(words[1]), and this version reads format \(format)",
        number > format
          ? "use the version that wrote it" : "delete it, run again and accept")
    }
    guard words[2] == identity.description else {
      throw problem(
        1,
        "the snapshot belongs to `\(VisibleText.escaped(words[2]))`, but lies at the place of `\(identity)`",
        "move it to its place, or delete it, run again and accept")
    }
  }

  private static func invalidLine(_ bytes: [UInt8]) -> Int {
    var line = 1
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }

  /// Column 0 belongs to the header, to frames and to warnings, so that no content can look like a conflict.
  private static func conflictLine(_ bytes: [UInt8]) -> Int? {
    var line = 1
    var start = 0
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: "<"), bytes[start...].starts(with: "<<<<<<< ".utf8) { return line }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }

  /// Which of the two line ends a file uses.
  private struct LineEnds {
    /// Every line ends in CR LF.
    private(set) var areWindows = false
    /// The first line that ends otherwise than those before it, or has a CR elsewhere.
    private(set) var mixedLine: Int?

    init(_ bytes: [UInt8]) {
      guard bytes.contains(UInt8(ascii: "\r")) else { return }
      var line = 1
      var isWindows: Bool?
      for (index, byte) in bytes.enumerated() {
        let previous = index > 0 ? bytes[index - 1] : 0
        if previous == UInt8(ascii: "\r"), byte != UInt8(ascii: "\n") {
          mixedLine = line
          return
        }
        guard byte == UInt8(ascii: "\n") else { continue }
        let windows = previous == UInt8(ascii: "\r")
        if let isWindows, isWindows != windows {
          mixedLine = line
          return
        }
        isWindows = windows
        line += 1
      }
      if bytes.last == UInt8(ascii: "\r") { mixedLine = line } else { areWindows = isWindows ?? false }
    }
  }
}
