import ScenarioDocuments
import ScenarioSupport

/// Where the verdicts of the last run are kept: `last-run/Scenarios.txt` in the output folder.
struct LastRunFile {
  private let folder: String
  private let name: String
  private let displayPath: String

  /// - Parameters:
  ///   - output: The output folder.
  ///   - root: The scenarios' root as people see it: two roots may share a working directory.
  init(output: OutputFolder, root: String) {
    let isPlain = root.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    folder = output.url.path + "/last-run"
    name =
      isPlain && !root.isEmpty && root.utf8.count <= 100
      ? root : "root-" + String(StableHash.hash(root), radix: 16)
    displayPath = "\(output.displayPath)/last-run/\(name).txt"
  }

  /// What is kept; `nil` when nothing is, or nothing that can be read.
  func read() -> (lastRun: LastRun?, diagnostics: [Diagnostic]) {
    do throws(FileFailure) {
      guard let bytes = try AtomicFile.contents(of: path) else { return (nil, []) }
      do throws(LastRun.Unreadable) {
        let (lastRun, damaged) = try LastRun.read(bytes)
        guard damaged > 0 else { return (lastRun, []) }
        let lines = damaged == 1 ? "a line" : "\(damaged) lines"
        return (lastRun, [warning("\(lines) of \(displayPath) cannot be read, and count for nothing")])
      } catch {
        let reason = error == .noText ? "it is not UTF-8" : "another version of the program wrote it"
        return (nil, [warning("\(displayPath) cannot be read: \(reason)")])
      }
    } catch {
      return (nil, [warning(shown(error).description)])
    }
  }

  /// Keeps the results of a run of a part of the plan beside what is known of the rest.
  ///
  /// - Parameters:
  ///   - results: What came.
  ///   - selected: What was to run; what brought no result has not passed.
  ///   - planned: The whole plan.
  /// - Returns: Warnings: that the file cannot be written is no reason to fail.
  func record(results: [RunResult], selected: [RunIdentity], planned: [RunIdentity]) -> [Diagnostic] {
    // What was damaged is mended by writing.
    let before = read().lastRun ?? LastRun()
    do throws(FileFailure) {
      let ignore = folder + "/.gitignore"
      if try AtomicFile.contents(of: ignore) == nil { try AtomicFile.store("*\n", at: ignore) }
      try AtomicFile.store(
        before.merging(results: results, selected: selected, planned: planned).text, at: path)
      return []
    } catch {
      return [warning(shown(error).description)]
    }
  }

  private var path: String { "\(folder)/\(name).txt" }

  private func warning(_ message: String) -> Diagnostic { Diagnostic(.warning, at: nil, message) }

  private func shown(_ failure: FileFailure) -> FileFailure {
    var failure = failure
    failure.path = displayPath
    return failure
  }
}
