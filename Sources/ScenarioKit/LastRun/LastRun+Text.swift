import ScenarioDocuments

extension LastRun {
  /// Why a text is not the record of a last run.
  enum Unreadable: Error {
    case noText
    case otherVersion
  }

  private static let header = "last-run 1"
  private static let missing = "missing"

  /// The file's text: a line with the version, then `verdict`, milliseconds and identity, a line for each run.
  var text: String {
    var text = Self.header + "\n"
    for record in records {
      text += "\(record.verdict?.rawValue ?? Self.missing)\t\(record.milliseconds)\t\(record.identity)\n"
    }
    return text
  }

  /// Reads what ``text`` wrote, and counts the lines that it could not read.
  static func read(_ bytes: [UInt8]) throws(Unreadable) -> (lastRun: LastRun, damaged: Int) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .noText }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), Substring(first) == header else { throw .otherVersion }
    // The last line ends in a line feed; what stands behind it was cut off.
    var damaged = lines.popLast().map { $0.isEmpty ? 0 : 1 } ?? 1
    var records: [Record] = []
    for line in lines {
      if let record = record(Substring(line)) { records.append(record) } else { damaged += 1 }
    }
    return (LastRun(records: records), damaged)
  }

  private static func record(_ line: Substring) -> Record? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 3, let milliseconds = Int(parts[1]), milliseconds >= 0,
      let identity = RunIdentity(parsing: String(parts[2]))
    else { return nil }
    let verdict = Verdict(rawValue: String(parts[0]))
    guard verdict != nil || parts[0] == missing else { return nil }
    return Record(identity: identity, verdict: verdict, milliseconds: milliseconds)
  }
}
