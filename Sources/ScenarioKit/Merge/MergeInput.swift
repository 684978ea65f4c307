import Foundation
import ScenarioDocuments
import ScenarioSupport

/// A report to be merged.
struct MergeInput: Sendable {
  /// The file's name, as typed.
  var name: String
  /// What the file holds.
  var bytes: [UInt8]

  /// Reads the files that were named.
  static func read(_ paths: [String], workingDirectory: URL) throws(MergeError) -> [MergeInput] {
    var inputs: [MergeInput] = []
    var problems: [Diagnostic] = []
    for path in paths {
      let name = VisibleText.escaped(path)
      do throws(FileFailure) {
        if let bytes = try AtomicFile.contents(of: URL(argument: path, in: workingDirectory).path) {
          inputs.append(MergeInput(name: name, bytes: bytes))
        } else {
          throw FileFailure(action: "read", path: name, code: ENOENT)
        }
      } catch {
        problems.append(FileFailure(action: "read", path: name, code: error.code).diagnostic)
      }
    }
    guard problems.isEmpty else { throw MergeError(diagnostics: problems) }
    return inputs
  }
}
