/// Where a process was when it ended, as far as it is a component's.
struct Backtrace: Hashable {
  /// The frames outside of the harness and the toolchain, innermost first: `NotesScreen.save() at NotesScreen.swift:12`.
  let lines: [String]

  private static let shownFrames = 8

  /// Picks the component's frames.
  ///
  /// - Parameter folder: The working directory, which paths are shown relative to.
  init(_ frames: [Symbolizer.Frame], folder: String) {
    lines = frames.filter { !Self.isHarness($0) }.prefix(Self.shownFrames).map { frame in
      "\(SymbolName.readable(frame.symbol)) at \(Self.shown(frame.file, folder: folder)):\(frame.line)"
    }
  }

  /// Looks up the addresses of a stack.
  ///
  /// - Parameters:
  ///   - addresses: Where it happened, then where the callers would have gone on.
  ///   - image: Where the program lay in that process's memory.
  init(addresses: [UInt64], image: Range<UInt64>, folder: String, symbolizer: Symbolizer? = .shared) {
    let relative = addresses.enumerated().compactMap { position, address -> UInt64? in
      guard image.contains(address), address > image.lowerBound else { return nil }
      // A call returns behind itself.
      return address - image.lowerBound - (position == 0 ? 0 : 1)
    }
    self.init((symbolizer?.frames(at: relative) ?? []).flatMap { $0 }, folder: folder)
  }

  /// The modules of the harness; those in C have functions that begin with a word of their own.
  private static let modules = [
    "ScenarioSupport", "ScenarioDocuments", "ScenarioStage", "ScenarioKit", "PreviewKit", "Combine",
  ]
  private static let folders = (modules + ["CHermetic", "CWorkers"]).map { "/Sources/\($0)/" }
  private static let symbolPrefixes = modules.map { "$s\($0.utf8.count)\($0)" } + ["hermetic_", "worker_"]

  /// Whether a frame is no line of a component's: the harness, or something that the compiler made up.
  private static func isHarness(_ frame: Symbolizer.Frame) -> Bool {
    // A function of the harness may have been inlined from a file that is not.
    symbolPrefixes.contains { frame.symbol.hasPrefix($0) }
      || frame.line == 0 || frame.file.contains("<compiler-generated>") || folders.contains { frame.file.contains($0) }
  }

  private static func shown(_ path: String, folder: String) -> String {
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
