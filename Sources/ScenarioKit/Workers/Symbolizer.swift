import CWorkers
import Foundation
import ScenarioSupport

/// Finds the functions and source lines at addresses of this program, with the toolchain's `llvm-symbolizer`. The runtime can
/// do the same, but takes ten times as long.
struct Symbolizer {
  /// A place in the sources. One address can have several, innermost first, when functions were inlined.
  struct Frame: Hashable {
    /// The mangled name.
    var symbol: String
    var file: String
    var line: Int
  }

  private let program: String

  /// The toolchain's; nil when there is none.
  static let shared: Symbolizer? = {
    let name = "llvm-symbolizer"
    var folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    // The runtime lies in usr/lib/swift/linux of the toolchain.
    if let path = worker_runtime_path() {
      folders.append(
        URL(fileURLWithPath: String(cString: path)).appendingPathComponent("../../../../bin").standardizedFileURL.path)
    }
    let paths = folders.map { folder in "\(folder)/\(name)" }
    return paths.first { access($0, X_OK) == 0 }.map { Symbolizer(program: $0) }
  }()

  /// The frames at addresses relative to the program's start: an element for each address, empty when nothing is known.
  func frames(at addresses: [UInt64]) -> [[Frame]] {
    guard !addresses.isEmpty else { return [] }
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let outcome = try? Subprocess(
      program: program,
      arguments: [
        "--obj=\(executable)", "--relative-address", "--inlines", "--functions=linkage", "--no-demangle",
        "--output-style=LLVM",
      ] + addresses.map { "0x" + String($0, radix: 16) }
    ).run()
    guard let outcome, outcome.status == 0 else { return addresses.map { _ in [] } }
    let groups = Self.parse(String(decoding: outcome.output, as: UTF8.self))
    return groups.count == addresses.count ? groups : addresses.map { _ in [] }
  }

  /// Reads two lines for each frame, and an empty one after each address.
  static func parse(_ text: String) -> [[Frame]] {
    var groups: [[Frame]] = []
    var frames: [Frame] = []
    var symbol: Substring?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.isEmpty {
        groups.append(frames)
        (frames, symbol) = ([], nil)
      } else if let name = symbol {
        let parts = line.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count >= 3, let number = Int(parts[parts.count - 2]) {
          frames.append(Frame(symbol: String(name), file: parts.dropLast(2).joined(separator: ":"), line: number))
        }
        symbol = nil
      } else {
        symbol = line
      }
    }
    return groups
  }
}
