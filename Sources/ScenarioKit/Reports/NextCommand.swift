import ScenarioSupport

/// How the program was started, so that it can say what to type next.
struct NextCommand: Hashable, Sendable {
  /// The part before the command: `scenario-run`, or `swift run scenario-run`.
  var program: String
  /// Options that every command needs again, such as `--root`.
  var options: [String]

  /// Creates a prefix for commands.
  init(program: String, options: [String] = []) {
    self.program = program
    self.options = options
  }

  /// Finds out how the program was started from its path.
  ///
  /// A path through `.build` and the platform's folder comes from `swift run`. Every other path was typed.
  init(executable: String, options: [String] = []) {
    let parts = executable.split(separator: "/", omittingEmptySubsequences: false)
    let isFromSwiftRun = parts.count == 4 && parts[0] == ".build"
    let isRelease = isFromSwiftRun && parts[2] == "release"
    let name = parts.last.flatMap { $0.isEmpty ? nil : String($0) } ?? "scenario-run"
    self.init(
      program: isFromSwiftRun
        ? "swift run \(isRelease ? "-c release " : "")\(name)" : executable.isEmpty ? name : Self.quoted(executable),
      options: options)
  }

  /// A line for a shell.
  func line(_ words: String...) -> String { line(words) }

  func line(_ words: [String]) -> String {
    // Options must stand before two dashes.
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return ([program] + (words[..<end] + options + words[end...]).map(Self.quoted)).joined(separator: " ")
  }

  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./@+=:,%".utf8.contains(byte)
      }
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
