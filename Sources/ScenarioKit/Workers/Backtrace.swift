/// The backtrace that the runtime prints when a process traps, of which the component's part is of interest.
struct Backtrace: Hashable {
  /// What was printed before it.
  var output: String
  /// The message of the trap, if the build prints one.
  var message: String?
  /// The frames outside of the harness and the toolchain, innermost first: `NotesScreen.body.getter at Notes.swift:12`.
  var frames: [String]

  /// What the runtime is asked for, in its variable `SWIFT_BACKTRACE`.
  static let settings =
    "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=48,top=0,sanitize=no,"
    + "output-to=stderr,symbolicate=fast"

  private static let shownFrames = 8
  private static let start = "*** Signal "
  private static let crash = "*** Program crashed: "
  private static let fatal = "Fatal error: "

  /// Takes apart what a worker printed.
  ///
  /// - Parameter folder: The working directory, which paths are shown relative to.
  init(_ text: String, folder: String) {
    var output: [Substring] = []
    frames = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(Self.start) || line.hasPrefix(Self.crash) { isInside = true }
      guard isInside else {
        if let range = line.ranges(of: Self.fatal).last { message = String(line[range.upperBound...]) }
        output.append(line)
        continue
      }
      if let frame = Self.frame(line, folder: folder), frames.count < Self.shownFrames { frames.append(frame) }
    }
    if isInside { while output.last == "" { output.removeLast() } }
    self.output = output.joined(separator: "\n")
  }

  /// `1 [ra] 0x00… V.body(_:) + 490 in program at /path/main.swift:5:27`; nil for any other line, and for frames of the
  /// harness, which start no line of their own in a component.
  private static func frame(_ line: Substring, folder: String) -> String? {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard let address = words.firstIndex(where: { $0.hasPrefix("0x") }), address <= 3, Int(words[0]) != nil,
      let place = words.lastIndex(of: "at"), place + 1 < words.count,
      let image = words[..<place].lastIndex(of: "in"), image > address + 1
    else { return nil }
    let path = words[(place + 1)...].joined(separator: " ")
    guard !path.contains("<compiler-generated>"), !isHarness(path) else { return nil }
    var symbol = words[(address + 1)..<image]
    if symbol.count > 2, symbol.dropLast().last == "+" { symbol = symbol.dropLast(2) }
    return "\(symbol.joined(separator: " ")) at \(shown(path, folder: folder))"
  }

  private static func isHarness(_ path: String) -> Bool {
    ["/Sources/ScenarioKit/", "/Sources/PreviewKit/", "/Sources/CHermetic/", "/Sources/Combine/"].contains {
      path.contains($0)
    }
  }

  private static func shown(_ path: String, folder: String) -> String {
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
