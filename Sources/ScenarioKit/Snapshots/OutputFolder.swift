import Foundation
import ScenarioSupport

/// The folder that takes what runs leave behind: never one below the scenarios' root.
struct OutputFolder: Hashable, Sendable {
  /// The folder itself.
  let url: URL
  /// The folder as messages show it: relative to the working directory when it is below it.
  let displayPath: String
  /// Whether the whole folder is ours, so that a `.gitignore` in it hides no other files.
  let isOwn: Bool

  /// Chooses the folder.
  ///
  /// `SCENARIO_OUTPUT_DIR` names it. Else it is `.scenario-run` in the working directory, and under CI the visible
  /// `scenario-run-out`, because uploaders of artifacts drop hidden folders.
  init(workingDirectory: URL, variables: [String: String], isCI: Bool) {
    let named = variables["SCENARIO_OUTPUT_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    let name = named ?? (isCI ? "scenario-run-out" : ".scenario-run")
    url = URL(argument: name, in: workingDirectory)
    displayPath = name
    pendingPath = url.path + "/pending"
    isOwn = named == nil
  }

  /// Where the pending snapshots lie. Kept as a text: it is asked for with every run, and taking a URL apart is slow.
  let pendingPath: String

  /// Makes the folder, and lets it hide itself from git.
  func make() throws(FileFailure) {
    let folder = isOwn ? url.path : pendingPath
    try AtomicFile.makeFolder(folder)
    let ignore = folder + "/.gitignore"
    if access(ignore, F_OK) != 0 { try AtomicFile.store("*\n", at: ignore) }
  }
}
