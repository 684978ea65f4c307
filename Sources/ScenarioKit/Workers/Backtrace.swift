/// The stack of a process at the moment it ended, without the frames of the harness and the toolchain.
struct Backtrace: Hashable {
  /// The component's frames, innermost first: `NotesScreen.save() at NotesScreen.swift:12`.
  let lines: [String]

  private static let shownFrames = 8

  /// Picks the component's frames.
  ///
  /// - Parameter folder: The working directory. Paths are shown relative to it.
  init(_ frames: [Symbolizer.Frame], folder: String) {
    lines = frames.filter { !Self.isHarness($0) }.prefix(Self.shownFrames).map { frame in
      "\(SymbolName.readable(frame.symbol)) at \(Self.shown(frame.file, folder: folder)):\(frame.line)"
    }
  }

  /// Looks up the addresses of a stack.
  ///
  /// - Parameters:
  ///   - addresses: The address of the fault, then the return addresses of the callers.
  ///   - image: Where the program lay in that process's memory.
  init(addresses: [UInt64], image: Range<UInt64>, folder: String, symbolizer: Symbolizer? = .shared) {
    let relative = addresses.enumerated().compactMap { position, address -> UInt64? in
      guard image.contains(address), address > image.lowerBound else { return nil }
      // A return address is behind its call.
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

  /// Whether a frame belongs to the harness or to code that the compiler generated.
  private static func isHarness(_ frame: Symbolizer.Frame) -> Bool {
    // A function of the harness may be inlined from a file outside of it, so its symbol counts too.
    symbolPrefixes.contains { frame.symbol.hasPrefix($0) }
      || frame.line == 0 || frame.file.contains("<compiler-generated>") || folders.contains { frame.file.contains($0) }
  }

  private static func shown(_ path: String, folder: String) -> String {
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
