import Foundation

/// The backtrace that the runtime prints when a process traps, of which the component's part is of interest.
struct Backtrace: Hashable {
  /// What was printed before it.
  var output: String
  /// The message of the trap, if the build prints one.
  var message: String?
  /// The frames outside of the harness and the toolchain, innermost first: `NotesScreen.save() at NotesScreen.swift:12`.
  var frames: [String] = []

  /// What the runtime is asked for, in its variable `SWIFT_BACKTRACE`. It is slow at finding names: that is done here.
  static let settings =
    "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=48,top=0,sanitize=no,"
    + "output-to=stderr,symbolicate=\(Symbolizer.shared == nil ? "fast" : "off")"

  private static let shownFrames = 8
  private static let start = "*** Signal "
  private static let crash = "*** Program crashed: "
  private static let fatal = "Fatal error: "

  /// Takes apart what a worker printed.
  ///
  /// - Parameters:
  ///   - image: Where the program lay in the worker's memory.
  ///   - folder: The working directory, which paths are shown relative to.
  init(_ text: String, image: Range<UInt64> = 0..<0, folder: String, symbolizer: Symbolizer? = .shared) {
    var output: [Substring] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard lines.isEmpty, !line.hasPrefix(Self.start), !line.hasPrefix(Self.crash) else {
        lines.append(line)
        continue
      }
      if let range = line.ranges(of: Self.fatal).last { message = String(line[range.upperBound...]) }
      output.append(line)
    }
    if !lines.isEmpty { while output.last == "" { output.removeLast() } }
    self.output = output.joined(separator: "\n")
    let named = lines.compactMap { Self.namedFrame($0) }
    let found = named.isEmpty ? Self.frames(at: lines, image: image, symbolizer) : named
    frames = found.filter { !Self.isHarness($0) }.prefix(Self.shownFrames).map {
      "\($0.symbol) at \(Self.shown($0.file, folder: folder)):\($0.line)"
    }
  }

  /// `1 [ra] 0x0000559b022f87b7`: addresses, to be looked up.
  private static func frames(
    at lines: [Substring], image: Range<UInt64>, _ symbolizer: Symbolizer?
  ) -> [Symbolizer.Frame] {
    let addresses = lines.compactMap { line -> UInt64? in
      let words = line.split(separator: " ")
      guard (2...3).contains(words.count), Int(words[0]) != nil, let word = words.last, word.hasPrefix("0x"),
        let address = UInt64(word.dropFirst(2), radix: 16), image.contains(address)
      else { return nil }
      // A call returns behind itself.
      return address - image.lowerBound - (words[1] == "[ra]" ? 1 : 0)
    }
    return (symbolizer?.frames(at: addresses) ?? []).flatMap { $0 }.map { frame in
      var frame = frame
      frame.isOurs = ["$s11ScenarioKit", "$s10PreviewKit", "hermetic_"].contains { frame.symbol.hasPrefix($0) }
      frame.symbol = SymbolName.readable(frame.symbol)
      return frame
    }
  }

  /// `1 [ra] 0x00… V.body(_:) + 490 in program at /path/main.swift:5:27`; nil for any other line.
  private static func namedFrame(_ line: Substring) -> Symbolizer.Frame? {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard let address = words.firstIndex(where: { $0.hasPrefix("0x") }), address <= 3, Int(words[0]) != nil,
      let place = words.lastIndex(of: "at"), place + 1 < words.count,
      let image = words[..<place].lastIndex(of: "in"), image > address + 1
    else { return nil }
    var symbol = words[(address + 1)..<image]
    if symbol.count > 2, symbol.dropLast().last == "+" { symbol = symbol.dropLast(2) }
    let parts = words[(place + 1)...].joined(separator: " ").split(separator: ":")
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { return nil }
    return Symbolizer.Frame(
      symbol: symbol.joined(separator: " "), file: parts.dropLast(2).joined(separator: ":"), line: number)
  }

  /// Whether a frame is no line of a component's: the harness, or something that the compiler made up.
  private static func isHarness(_ frame: Symbolizer.Frame) -> Bool {
    let folders = ["/Sources/ScenarioKit/", "/Sources/PreviewKit/", "/Sources/CHermetic/", "/Sources/Combine/"]
    return frame.isOurs || frame.line == 0 || frame.file.contains("<compiler-generated>")
      || folders.contains { frame.file.contains($0) }
  }

  private static func shown(_ path: String, folder: String) -> String {
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
